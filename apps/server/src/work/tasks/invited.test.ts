import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { kes, million, paidWork } from '../../../test/factories/paid-work.ts';
import { aShop, type Somebody } from '../../../test/factories/shop.ts';
import { aUser } from '../../../test/factories/user.ts';
import { mailsTo, tokenFor } from '../../../test/mail.ts';
import { blocked, held } from '../../../test/meanwhile.ts';
import { useAnew } from '../../../test/use.ts';
import { pay, wallet } from '../../../test/wallet.ts';
import { settleInvited } from '../../identity/index.ts';
import { settleInvitedHandler } from './settle-invited.ts';

const server = useServer();
const shop = useAnew(() => aShop(server));
const work = paidWork(server, shop);

interface Guest {
  id: string;
  email: string;
  invitation: string;
}

/** Somebody who is invited into the shop's project by its manager. */
async function aGuest({
  name = 'Kevin Mwangi',
  role = 'agent',
  by = shop.manager,
  into = true,
} = {}): Promise<Guest> {
  const email = `${randomUUID()}@example.com`;
  const { body } = await by.as.post('invitations/bulk-creation', {
    people: [{ email, ...(name && { name }) }],
    role,
    projects: into ? [shop.project.id] : [],
  });
  const invitation = body.items[0].invitation.id;
  const { items } = (await by.as.get('users?invited=true&limit=200')).body;
  const { id } = items.find((one: { email: string | null }) => one.email === email);
  return { id, email, invitation };
}

const password = 'quiet lamps at dawn';

/** The guest accepts by the link of the newest mail. */
async function arrive({ email, id }: Guest): Promise<Somebody> {
  const open = api(server, { tenant: shop.tenant });
  const token = await tokenFor(server, email, 'invitation');
  const names = { firstName: 'Kevin', lastName: 'Mwangi' };
  await expectMade(open, `invitations/${token}/acceptance`, { ...names, password });
  const login = (await open.post('auth', { email, password })).body;
  expect(login.user.id).toBe(id);
  const user = { ...shop.agent, ...names, id, email, token: login.token };
  return { ...user, as: api(server, user) };
}

const read = async (id: string, by = shop.client) => (await by.as.get(`tasks/${id}`)).body;
const assigneesOf = async (id: string) => (await read(id)).assignees.map((one: { id: string }) => one.id);
const settled = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 50 });
const noticesOf = async (who: Somebody, kind: string) =>
  (await who.as.get('notifications?limit=200')).body.items.filter(
    (one: { kind: string }) => one.kind === kind,
  );

test('who is invited is offered for work and for nothing else', async () => {
  const guest = await aGuest({ role: 'client' });
  const listed = async (query: string, who = shop.manager) =>
    (await who.as.get(`users?limit=200${query}`)).body.items.filter(
      (one: { id: string }) => one.id === guest.id,
    );
  expect(await listed('&invited=true')).toMatchObject([
    { firstName: 'Kevin', lastName: 'Mwangi', invited: true, role: 'client', status: 'pending' },
  ]);
  expect(await listed('&invited=true&status=active')).toHaveLength(1);
  // Its owner sees who comes into their project, and no address.
  expect(await listed('&invited=true', shop.client)).toMatchObject([{ email: null }]);
  expect(await listed('&invited=true', shop.stranger)).toEqual([]);
  for (const query of ['', '&status=active', '&status=pending']) expect(await listed(query)).toEqual([]);
  expect((await shop.manager.as.get(`users/${guest.id}`)).status).toBe(404);
});

test('a task waits for who is invited, and is theirs as they come', async () => {
  const guest = await aGuest();
  const task = await work.aTask({ reward: kes(500), assignees: [guest.id] });
  expect(task.assignees).toMatchObject([{ id: guest.id, name: 'Kevin Mwangi', invited: true }]);
  expect((await wallet(server, shop.client)).available).toBe(million - 500_00);
  const listed = await shop.client.as.get(`tasks?app=${shop.app.id}&assignee=${guest.id}`);
  expect(listed.body.items).toMatchObject([{ _id: task._id }]);
  expect((await mailsTo(server, guest.email)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/invites you/),
  ]);

  const kevin = await arrive(guest);
  expect((await read(task._id, kevin)).assignees).toEqual([expect.not.objectContaining({ invited: true })]);
  await settled(async () =>
    expect(await noticesOf(kevin, 'assignment')).toMatchObject([
      { task: { _id: task._id }, actor: { id: shop.client.id }, reward: kes(500) },
    ]),
  );
  expect((await wallet(server, kevin)).held).toBe(500_00);
  const handedIn = await work.handedIn(await read(task._id), kevin);
  expect((await work.accept(handedIn)).status).toBe(201);
});

test('nobody is paid who has not come', async () => {
  const guest = await aGuest();
  const both = [shop.member.id, guest.id];
  const task = await work.aTask({ reward: kes(500), assignees: both });
  const handedIn = await work.handedIn(task, shop.member);
  expect((await read(task._id)).may).toMatchObject({ acceptRefusal: 'invited' });
  const refused = await work.accept(handedIn);
  expect([refused.status, refused.body.data.reason.code]).toEqual([409, 'pays-invited']);
  expect((await shop.client.as.get('tasks?part=to-review')).body.items ?? []).toEqual([]);
  const part = await pay(server, shop.client, `tasks/${task._id}/parts`, { amount: kes(100) });
  expect(part.status, JSON.stringify(part.body)).toBe(403);
  // Assigned and accepted in one change.
  const other = await work.handedIn(
    await work.aTask({ reward: kes(80), assignees: [shop.member.id] }),
    shop.member,
  );
  const atOnce = await work.put(shop.client, other, { assignees: both, status: 'done' });
  expect(atOnce.body.data.reason.code).toBe('pays-invited');
  // Without a reward nobody is paid.
  const unpaid = await work.handedIn(await work.aTask({ assignees: both }), shop.member);
  expect((await work.accept(unpaid)).status).toBe(201);
});

test('who may assign a person may assign who is invited, and nobody else may', async () => {
  const guest = await aGuest();
  const elsewhere = await aGuest({ into: false, role: 'client', name: 'Asha Ali' });
  const assigned = (who: Somebody, to: Guest) =>
    who.as.post('tasks', { app: shop.app.id, title: 'Sell shoes', assignees: [to.id] });
  expect((await assigned(shop.client, guest)).status).toBe(201);
  expect((await assigned(shop.client, elsewhere)).body.data.fields.assignees).toMatch(/./);
  expect((await assigned(shop.manager, elsewhere)).status).toBe(201);
  expect((await assigned(shop.member, guest)).status).toBe(403);
  expect((await assigned(shop.outsider, guest)).status).toBe(404);
});

test('without a name they go by their address for who sees the invitation, and by none for others', async () => {
  const guest = await aGuest({ name: '' });
  const { _id } = await work.aTask({ assignees: [guest.id] });
  expect((await read(_id, shop.manager)).assignees).toMatchObject([{ name: guest.email, invited: true }]);
  expect((await read(_id)).assignees).toMatchObject([{ name: '', invited: true }]);
  const found = async (who: Somebody) =>
    (await who.as.get(`users?invited=true&q=${encodeURIComponent(guest.email)}`)).body.items.length;
  expect([await found(shop.manager), await found(shop.client)]).toEqual([1, 0]);
});

test.each(['revoked', 'expired', 'revoked with its sender'])(
  'an invitation that is %s gives its tasks back',
  async (how) => {
    const boss = await aUser(server, shop.tenant, { role: 'owner' });
    const asBoss = { ...boss, as: api(server, boss) };
    const guest = await aGuest({ by: how === 'revoked with its sender' ? asBoss : shop.manager });
    const task = await work.aTask({ reward: kes(500), assignees: [guest.id] });
    const later = await work.put(shop.manager, await work.aTask({}), { assignees: [guest.id] });
    expect(later.status).toBe(200);
    if (how === 'revoked')
      expect((await shop.manager.as.delete(`invitations/${guest.invitation}`)).status).toBe(200);
    if (how === 'revoked with its sender') {
      const other = await aUser(server, shop.tenant, { role: 'owner' });
      expect((await api(server, other).put(`users/${boss.id}`, { status: 'suspended' })).status).toBe(200);
    }
    if (how === 'expired') {
      await expire(guest);
      await settleInvitedHandler.run(
        settleInvited.payload.parse({ tenant: shop.tenant.id, user: guest.id }),
        server.services,
      );
    }
    await settled(async () => expect(await assigneesOf(task._id)).toEqual([]));
    expect((await read(task._id)).version).toBe(task.version + 1);
    expect((await wallet(server, shop.client)).available).toBe(million);
    await settled(async () =>
      expect(await noticesOf(shop.client, 'unassigned')).toMatchObject([
        { task: { _id: task._id }, person: { name: 'Kevin Mwangi' } },
      ]),
    );
    expect(await noticesOf(shop.manager, 'unassigned')).toMatchObject([{ task: { _id: later.body._id } }]);
    const { items } = (await shop.client.as.get(`tasks/${task._id}/activity`)).body;
    expect(items[0].changes.assignees).toMatchObject({
      before: [{ id: guest.id, invited: true }],
      after: [],
    });
    expect((await work.put(shop.client, await read(task._id), { assignees: [guest.id] })).status).toBe(400);
  },
);

const expire = ({ invitation }: Guest) =>
  server.services.database.write(shop.tenant.id, null, async (tx) => {
    await tx
      .updateTable('invitations')
      .set({ expires_at: new Date(Date.now() - 60_000) })
      .where('tenant_id', '=', tx.tenant)
      .where('id', '=', invitation)
      .execute();
  });

test('an invitation sent again keeps the tasks, and says how many wait', async () => {
  const guest = await aGuest();
  for (const title of ['Sell shoes', 'Sell hats']) await work.aTask({ title, assignees: [guest.id] });
  const known = (await mailsTo(server, guest.email)).length;
  const again = await expectMade(shop.manager.as, `invitations/${guest.invitation}/resend`, {});
  await settleInvitedHandler.run({ tenant: shop.tenant.id, user: guest.id }, server.services);
  const token = await tokenFor(server, guest.email, 'invitation', known);
  const [mail] = await mailsTo(server, guest.email);
  expect(mail?.text).toContain('2 tasks wait for you.');
  expect(mail?.text).not.toMatch(/KES/);
  const opened = await api(server, { tenant: shop.tenant }).get(`invitations/${token}`);
  expect(opened.body.tasks).toBe(2);
  await arrive({ ...guest, invitation: again.id });
});

test('who registers with the address instead gets the tasks too', async () => {
  const guest = await aGuest();
  const { _id } = await work.aTask({ reward: kes(500), assignees: [guest.id] });
  const other = await aUser(server, shop.tenant, { role: 'agent' });
  await server.services.database.write(shop.tenant.id, null, async (tx) => {
    await tx
      .updateTable('users')
      .set({ email: guest.email })
      .where('tenant_id', '=', tx.tenant)
      .where('id', '=', other.id)
      .execute();
  });
  await settleInvitedHandler.run({ tenant: shop.tenant.id, user: guest.id }, server.services);
  expect(await assigneesOf(_id)).toEqual([other.id]);
  expect((await wallet(server, other)).held).toBe(500_00);
  expect((await wallet(server, shop.client)).available).toBe(million - 500_00);
});

test('who is assigned while the invitation ends loses the task again', async () => {
  const guest = await aGuest();
  const task = await work.aTask({});
  const commit = await held(server, { tenant: shop.tenant }, (tx) =>
    tx
      .updateTable('invitations')
      .set({ withdrawn_at: new Date() })
      .where('tenant_id', '=', tx.tenant)
      .where('id', '=', guest.invitation)
      .execute(),
  );
  const assigning = work.put(shop.client, task, { assignees: [guest.id] });
  await blocked();
  await commit();
  expect((await assigning).status).toBe(400);
  expect(await assigneesOf(task._id)).toEqual([]);
});
