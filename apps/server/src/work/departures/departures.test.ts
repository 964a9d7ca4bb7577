import { expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { answersTo } from '../../../test/any-call/reads.ts';
import { rowsOf } from '../../../test/any-call/scene.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { kes, million, paidWork } from '../../../test/factories/paid-work.ts';
import { aShop, type Shop, type Somebody } from '../../../test/factories/shop.ts';
import { aSession, aUser } from '../../../test/factories/user.ts';
import { wallet } from '../../../test/wallet.ts';

const server = useServer();

/** A shop, and an owner of its workspace who removes people. */
async function aFirm(): Promise<Shop & { boss: Somebody }> {
  const shop = await aShop(server);
  const user = await aUser(server, shop.tenant, {
    role: 'owner',
    firstName: 'Achieng',
    lastName: 'Odhiambo',
  });
  return { ...shop, boss: { ...user, as: api(server, user) } };
}

const nameOf = ({ firstName, lastName }: Somebody) => `${firstName} ${lastName}`;
const remove = (by: Somebody, who: Somebody, given: object = {}) =>
  by.as.post(`users/${who.id}/removal`, { name: nameOf(who), ...given });
const countsOf = async (by: Somebody, who: Somebody): Promise<Record<string, number>> => {
  const { status, body } = await by.as.get(`users/${who.id}/departure`);
  expect(status, JSON.stringify(body)).toBe(200);
  return Object.fromEntries(
    body.items
      .filter(({ count }: { count: number }) => count > 0)
      .map(({ kind, count }: { kind: string; count: number }) => [kind, count]),
  );
};

test('an agent’s open work goes to the heir, with what is held for it', async () => {
  const shop = await aFirm();
  const { boss, client, agent, member } = shop;
  const work = paidWork(server, shop);
  const given = { reward: kes(1_000), assignees: [agent.id] };
  const [open, done] = [await work.aTask(given), await work.handedIn(await work.aTask(given), agent)];
  await work.accept(done, { confirmedReward: kes(1_000) });
  await expectMade(client.as, 'subtasks', { task: open._id, title: 'Laces', assignee: agent.id });
  await expectMade(client.as, 'pm-teams', { project: shop.project.id, name: 'Sellers', members: [agent.id] });
  expect(await countsOf(boss, agent)).toEqual({ tasks: 1, subtasks: 1, teams: 1 });

  const removed = await remove(boss, agent, { heir: member.id });
  expect([removed.status, removed.body.status]).toEqual([200, 'suspended']);
  expect(removed.body).toMatchObject({
    removedAt: expect.any(String),
    may: { remove: false, anonymise: true },
  });

  const { body: task } = await client.as.get(`tasks/${open._id}`);
  expect(task.assignees).toMatchObject([{ id: member.id }]);
  expect((await client.as.get(`tasks/${done._id}`)).body.assignees).toMatchObject([{ id: agent.id }]);
  const { items: history } = (await client.as.get(`tasks/${open._id}/activity`)).body;
  expect(history).toContainEqual(
    expect.objectContaining({ actor: expect.objectContaining({ id: boss.id }) }),
  );
  expect(await wallet(server, member)).toMatchObject({ has: 0, held: 1_000_00 });
  expect((await wallet(server, client)).has).toBe(million - 2_000_00);
  const left = (await boss.as.get(`accounts/user/${agent.id}`)).body.items;
  expect(left.map(({ balance }: { balance: number }) => balance)).toEqual([1_000_00, 0]);
  expect((await agent.as.get('users/me')).status).toBe(401);

  await work.accept(await work.handedIn(task, member), { confirmedReward: kes(1_000) });
  expect(await wallet(server, member)).toMatchObject({ has: 1_000_00, held: 0 });
});

test('a client’s project goes to the heir, and what they promised is paid from where it is held', async () => {
  const shop = await aFirm();
  const { boss, client, agent, stranger, manager, member } = shop;
  const work = paidWork(server, shop);
  const held = await work.aTask({ reward: kes(1_000), assignees: [agent.id] });
  await expectMade(client.as, 'budgets', { holder: manager.id, perMonth: 500_00, perTask: 500_00 });
  for (const { id } of [member, stranger])
    await expectMade(boss.as, `projects/${shop.project.id}/approvers`, { user: id });
  const alone = await expectMade(client.as, 'apps', { name: 'Till', key: 'TILL', profile: client.profile });
  expect(await countsOf(boss, client)).toEqual({ projects: 1, apps: 1, budgetsGiven: 1 });
  const { promised, wallet: left } = (await boss.as.get(`users/${client.id}/departure`)).body;
  expect([promised, left]).toEqual([kes(1_000), { amount: million - 1_000_00, currency: 'KES' }]);

  expect((await remove(boss, client, { heir: stranger.id, heirs: { apps: manager.id } })).status).toBe(200);
  expect((await stranger.as.get(`projects/${shop.project.id}`)).body.owner).toMatchObject({
    id: stranger.id,
  });
  expect((await manager.as.get(`apps/${alone.id}`)).body.profile).toMatchObject({ id: manager.profile });
  const { items: approvers } = (await stranger.as.get(`projects/${shop.project.id}/approvers`)).body;
  expect(approvers).toMatchObject([{ person: { id: member.id } }]);
  const [budget] = (await stranger.as.get('budgets?part=given')).body.items;
  expect(budget).toMatchObject({ holder: { id: manager.id }, perMonth: 500_00 });
  expect(await wallet(server, agent)).toMatchObject({ has: 0, held: 1_000_00 });

  const review = await work.handedIn(held, agent);
  const accepted = await stranger.as.post(`tasks/${review._id}/acceptance`, {
    version: review.version,
    confirmedReward: kes(1_000),
  });
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(201);
  expect(await wallet(server, agent)).toMatchObject({ has: 1_000_00, held: 0 });
  expect((await wallet(server, stranger)).has).toBe(0);
  const [primary] = (await boss.as.get(`accounts/user/${client.id}`)).body.items;
  expect(primary.balance).toBe(million - 1_000_00);
});

test('work in dispute stays as it is frozen', async () => {
  const shop = await aFirm();
  const { boss, client, agent, member } = shop;
  const task = await paidWork(server, shop).aTask({ reward: kes(1_000), assignees: [agent.id] });
  await expectMade(client.as, `tasks/${task._id}/dispute`, { reason: 'Nothing was done' });
  expect(await countsOf(boss, agent)).toEqual({});
  expect((await boss.as.get(`users/${agent.id}/departure`)).body.disputed).toBe(1);
  expect((await remove(boss, agent, { heir: member.id })).status).toBe(200);
  expect((await client.as.get(`tasks/${task._id}`)).body.assignees).toMatchObject([{ id: agent.id }]);
  const [, held] = (await boss.as.get(`accounts/user/${agent.id}`)).body.items;
  expect(held.balance).toBe(1_000_00);
});

test('approvals and budgets held pass to the heir of their kind', async () => {
  const shop = await aFirm();
  const { boss, client, member, stranger } = shop;
  await expectMade(client.as, 'budgets', { holder: member.id, perMonth: 500_00, perTask: 500_00 });
  await expectMade(client.as, `projects/${shop.project.id}/approvers`, { user: member.id });
  expect(await countsOf(boss, member)).toEqual({ budgetsHeld: 1, teams: 1, approvals: 1 });
  const heirs = { approvals: stranger.id, budgetsHeld: client.id };
  expect((await remove(boss, member, { heir: shop.agent.id, heirs })).status).toBe(200);
  const { items } = (await client.as.get(`projects/${shop.project.id}/approvers`)).body;
  expect(items).toMatchObject([{ person: { id: stranger.id } }]);
  // Nobody has a budget of their own wallet.
  expect((await client.as.get('budgets')).body.items).toEqual([]);
});

test('only who may suspend somebody removes them, by their name, to an active other person', async () => {
  const shop = await aFirm();
  const { boss, client, agent, member, manager } = shop;
  await paidWork(server, shop).aTask({ assignees: [agent.id] });
  const admin = await aUser(server, shop.tenant, { role: 'admin' });
  const gone = await aUser(server, shop.tenant, { role: 'agent' });
  await boss.as.put(`users/${gone.id}`, { status: 'suspended' });
  const path = `users/${agent.id}/removal`;
  const name = nameOf(agent);
  await expectEach(client.as, 403, [['post', path, { name, heir: member.id }]]);
  await expectEach(manager.as, 403, [['get', `users/${agent.id}/departure`]]);
  await expectEach(shop.outsider.as, 404, [['post', path, { name, heir: member.id }]]);
  await expectEach(boss.as, 400, [
    ['post', path, { name: 'Baraka', heir: member.id }],
    ['post', path, { name }],
    ['post', path, { name, heir: agent.id }],
    ['post', path, { name, heir: gone.id }],
    ['post', path, { name, heir: shop.outsider.id }],
    ['post', path, { name, heir: shop.employee.id }],
    ['post', path, { name, heir: member.id, heirs: { tasks: agent.id } }],
  ]);
  await expectEach(api(server, admin), 403, [['post', `users/${boss.id}/removal`, { name: nameOf(boss) }]]);
  await expectEach(boss.as, 403, [['post', `users/${boss.id}/removal`, { name: nameOf(boss) }]]);
  expect((await boss.as.get(`users/${agent.id}`)).body.status).toBe('active');

  expect((await remove(boss, agent, { heir: member.id })).status).toBe(200);
  expect((await remove(boss, agent, { heir: member.id })).status).toBe(403);
  const back = await boss.as.put(`users/${agent.id}`, { status: 'active' });
  expect(back.body).toMatchObject({ status: 'active', removedAt: null });
});

test('two people who are removed at once do not inherit from each other', async () => {
  const shop = await aFirm();
  const { boss, agent, member } = shop;
  const work = paidWork(server, shop);
  for (const one of [agent, member]) await work.aTask({ reward: kes(100), assignees: [one.id] });
  const answers = await Promise.all([
    remove(boss, agent, { heir: member.id }),
    remove(boss, member, { heir: agent.id }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const { items } = (await boss.as.get(`tasks?app=${shop.app.id}`)).body;
  const stays = (await boss.as.get(`users/${agent.id}`)).body.status === 'active' ? agent : member;
  for (const task of items) expect(task.assignees).toMatchObject([{ id: stays.id }]);
  expect((await wallet(server, stays)).held).toBe(200_00);
});

test('two owners who remove each other at once leave one of them', async () => {
  const { boss, tenant } = await aFirm();
  const user = await aUser(server, tenant, { role: 'owner', firstName: 'Zawadi', lastName: 'Njeri' });
  const other = { ...user, as: api(server, user) };
  const answers = await Promise.all([remove(boss, other), remove(other, boss)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const stays = (await boss.as.get('users/me')).status === 200 ? boss : other;
  expect((await stays.as.get(`users/${stays.id}`)).body).toMatchObject({ status: 'active', role: 'owner' });
});

/** Tables in which a name or an address stays: the trail and the events, which are only ever added to, and what the law keeps. */
const staying = ['audit_entries', 'events', 'employees', 'payslips', 'mailbox'];

test('who is made anonymous is named nowhere, but for what the law keeps', async () => {
  const shop = await aFirm();
  const { boss, client, agent, member } = shop;
  const who = await aUser(server, shop.tenant, { role: 'agent', firstName: 'Wambui', lastName: 'Nyokabi' });
  const leaver = { ...who, as: api(server, who) };
  const old = [leaver.firstName, leaver.lastName, leaver.email];
  await expectMade(client.as, 'pm-teams', {
    project: shop.project.id,
    name: 'Sellers',
    members: [leaver.id],
  });
  const mention = `<span data-type="mention" data-id="${leaver.id}" data-label="Wambui Nyokabi">@Wambui Nyokabi</span>`;
  const description = `<p>Ask ${mention} first</p>`;
  const task = await paidWork(server, shop).aTask({ description, assignees: [leaver.id] });
  await expectMade(client.as, 'comments', { task: task._id, body: `<p>${mention}?</p>` });
  await expectMade(leaver.as, 'comments', { task: task._id, body: '<p>Here I am</p>' });
  await leaver.as.put(`users/${leaver.id}`, { phone: '+254712345678', country: 'KE' });
  const anonymise = (name = nameOf(leaver)) => boss.as.post(`users/${leaver.id}/anonymisation`, { name });
  expect((await anonymise()).body.data.reason.code).toBe('not-removed-yet');
  expect((await remove(boss, leaver, { heir: member.id })).status).toBe(200);
  expect((await anonymise('Somebody Else')).status).toBe(400);

  const { status, body } = await anonymise();
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ anonymous: true, phone: null, country: null, avatar: null });
  const noneOf = (text: string, at: string) => {
    for (const word of old)
      expect(text.toLowerCase().includes(word.toLowerCase()), `${word} at ${at}: ${text}`).toBe(false);
  };
  for (const query of [{}, { q: leaver.firstName }])
    for (const answer of await answersTo(server, boss, query))
      if (!answer.name.startsWith('GET /audit')) noneOf(answer.text, answer.name);
  for (const [key, row] of await rowsOf(server, [shop.tenant]))
    if (!staying.includes(key.split(' ')[0] ?? '')) noneOf(row, key);
  const logins = await server.services.database.shared((db) =>
    db.selectFrom('logins').selectAll().where('email', '=', leaver.email).execute(),
  );
  expect(logins).toEqual([]);

  const again = await boss.as.put(`users/${leaver.id}`, { status: 'active' });
  expect(again.status).toBe(403);
  expect((await agent.as.get('users/me')).status).toBe(200);
});

test('nobody is made anonymous who has money, and a login of another workspace stays', async () => {
  const shop = await aFirm();
  const { boss, agent } = shop;
  const work = paidWork(server, shop);
  const task = await work.aTask({ reward: kes(100), assignees: [agent.id] });
  await work.accept(await work.handedIn(task, agent), { confirmedReward: kes(100) });
  expect((await remove(boss, agent)).status).toBe(200);
  const name = nameOf(agent);
  const refused = await boss.as.post(`users/${agent.id}/anonymisation`, { name });
  expect([refused.status, refused.body.data.reason.code]).toEqual([409, 'wallet-not-empty']);

  const { stranger, outsider } = shop;
  const there = await aUser(server, outsider.tenant, { role: 'agent' });
  await server.services.database.write(outsider.tenant.id, null, async (tx) => {
    const { id: login_id } = await tx
      .selectFrom('logins')
      .select('id')
      .where('email', '=', stranger.email)
      .executeTakeFirstOrThrow();
    const mine = { login_id, email: stranger.email };
    await tx
      .updateTable('users')
      .set(mine)
      .where('tenant_id', '=', tx.tenant)
      .where('id', '=', there.id)
      .execute();
  });
  const token = await aSession(server, there);
  expect((await remove(boss, stranger)).status).toBe(200);
  const path = `users/${stranger.id}/anonymisation`;
  expect((await boss.as.post(path, { name: nameOf(stranger) })).status).toBe(200);
  const me = await api(server, { tenant: outsider.tenant, token }).get('users/me');
  expect([me.status, me.body.email]).toEqual([200, stranger.email]);
});
