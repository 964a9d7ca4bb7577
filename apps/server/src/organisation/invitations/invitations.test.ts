import { randomUUID } from 'node:crypto';
import type { Invitation, Team } from '@kazi/contract/organisation';
import { beforeAll, expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { type Api, api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aTenant, settle } from '../../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { mailsTo, tokenFor } from '../../../test/mail.ts';
import { useOnce } from '../../../test/use.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { sweepInvitationsHandler } from './sweep.ts';

const app = useServer();
let owner: TestUser;
let asOwner: Api;
let asManager: Api;
let nobody: Api;

const tenant = useOnce(() => aTenant(app));
beforeAll(async () => {
  await settle(app, tenant, { admission: 'open' });
  owner = await aUser(app, tenant, { role: 'owner', firstName: 'Wanjiru', lastName: 'Kamau' });
  asOwner = api(app, owner);
  asManager = api(app, await aUser(app, tenant, { role: 'manager' }));
  nobody = api(app, { tenant });
});

const anAddress = () => `${randomUUID()}@example.com`;
const password = 'quiet lamps at dawn';
const wrong = 'wrong horse battery';
const names = { firstName: 'Otieno', lastName: 'Brian' };

/** Invites an address and opens the mail. */
async function anInvitation(more = {}, as = asOwner) {
  const email = anAddress();
  const invitation = await expectMade(as, 'invitations', { email, role: 'agent', ...more });
  return { email, id: invitation.id, token: await tokenFor(app, email, 'invitation') };
}
const statusOf = async (id: string, as = asOwner) =>
  (await as.get('invitations')).body.items.find((one: Invitation) => one.id === id)?.status;
const expire = (id: string) =>
  app.services.database.write(tenant.id, null, async (tx) => {
    const yesterday = new Date(Date.now() - 86_400_000);
    await tx
      .updateTable('invitations')
      .set({ expires_at: yesterday })
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', id)
      .execute();
  });

test('needs a login, and a role that may invite', async () => {
  const { id } = await anInvitation();
  const body = { email: anAddress(), role: 'agent' };
  await expectEach(nobody, 401, [
    ['get', 'invitations'],
    ['post', 'invitations', body],
    ['delete', `invitations/${id}`],
  ]);
  const asClient = api(app, await aUser(app, tenant));
  await expectEach(asClient, 403, [
    ['get', 'invitations'],
    ['post', 'invitations', body],
  ]);
  await expectEach(asClient, 404, [['delete', `invitations/${id}`]]);
});

test('is not there for another workspace', async () => {
  const { id, token } = await anInvitation();
  const elsewhere = await aTenant(app);
  const other = api(app, await aUser(app, elsewhere, { role: 'owner' }));
  expect((await other.get('invitations')).body.items).toEqual([]);
  await expectEach(other, 404, [['delete', `invitations/${id}`]]);
  await expectEach(api(app, { tenant: elsewhere }), 404, [
    ['get', `invitations/${token}`],
    ['post', `invitations/${token}/acceptance`, { ...names, password }],
  ]);
});

test('is mailed, looked at and accepted once, and lets a user who accepts log in', async () => {
  const { email, id, token } = await anInvitation();
  const [mail] = await mailsTo(app, email);
  expect(mail?.subject).toBe('Wanjiru Kamau invites you to Test workspace');
  expect((await nobody.get(`invitations/${token}`)).body).toEqual({
    workspace: 'Test workspace',
    email,
    role: 'agent',
    invitedBy: 'Wanjiru Kamau',
    name: null,
    hasAccount: false,
    tasks: 0,
  });
  expect(await statusOf(id)).toBe('open');

  await expectMade(nobody, `invitations/${token}/acceptance`, { ...names, password });
  expect(await statusOf(id)).toBe('accepted');
  const { status, body } = await nobody.post('auth', { email, password });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.user).toMatchObject({ ...names, email, role: 'agent', status: 'active' });

  await expectEach(nobody, 404, [
    ['get', `invitations/${token}`],
    ['post', `invitations/${token}/acceptance`, { ...names, password }],
  ]);
  await expectEach(asOwner, 409, [['delete', `invitations/${id}`]]);
});

test('accepted twice at once makes one person', async () => {
  const { email, token } = await anInvitation();
  const answers = await Promise.all(
    [1, 2, 3].map(() => nobody.post(`invitations/${token}/acceptance`, { ...names, password })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 404, 404]);
  expect((await asOwner.get(`users?q=${email}`)).body.items).toHaveLength(1);
});

test('keeps its token to itself', async () => {
  const { id, token } = await anInvitation();
  const row = await app.services.database.read(tenant.id, (db) =>
    db.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
  expect(JSON.stringify(row)).not.toContain(token);
  expect(JSON.stringify((await asOwner.get('invitations')).body)).not.toContain(row.token_hash);
});

test('to a project puts a user who accepts in its first team, made if there is none', async () => {
  const project = await expectMade(asOwner, 'projects', { name: 'Retail', key: 'RETAIL' });
  const accepted = async () => {
    const { email, token } = await anInvitation({ project: project.id });
    await expectMade(nobody, `invitations/${token}/acceptance`, { ...names, password });
    return email;
  };
  const idOf = async (email: string) =>
    (await asOwner.get(`users?q=${encodeURIComponent(email)}`)).body.items[0].id;
  const teams = async (): Promise<Team[]> => (await asOwner.get(`pm-teams?project=${project.id}`)).body.items;
  const first = await accepted();
  expect(await teams()).toMatchObject([{ name: 'Team', members: [{ id: await idOf(first) }] }]);
  await expectMade(asOwner, 'pm-teams', { project: project.id, name: 'Another' });
  const second = await accepted();
  const joined = (await teams()).find(({ name }) => name === 'Team');
  expect(joined?.members.map(({ id }) => id).sort()).toEqual([await idOf(first), await idOf(second)].sort());
  expect(joined?.version).toBe(2);

  const { body } = await nobody.post('auth', { email: second, password });
  const asSecond = api(app, { tenant, token: body.token });
  expect((await asSecond.get('projects')).body.items).toMatchObject([{ id: project.id }]);
});

test('to somebody with a login on this server is accepted with the password of that', async () => {
  const elsewhere = await aTenant(app);
  const other = api(app, await aUser(app, elsewhere, { role: 'owner' }));
  const email = anAddress();
  await expectMade(other, 'invitations', { email, role: 'client' });
  const theirs = await tokenFor(app, email, 'invitation');
  await expectMade(api(app, { tenant: elsewhere }), `invitations/${theirs}/acceptance`, {
    ...names,
    password,
  });

  await expectMade(asOwner, 'invitations', { email, role: 'agent' });
  await expect.poll(() => mailsTo(app, email)).toHaveLength(2);
  const token = await tokenFor(app, email, 'invitation');
  expect((await nobody.get(`invitations/${token}`)).body.hasAccount).toBe(true);
  const refused = await nobody.post(`invitations/${token}/acceptance`, { ...names, password: wrong });
  expect(refused.status).toBe(400);
  expect(refused.body.data).toMatchObject({
    errorMessage: 'Wrong password. This address already has a login: enter its password.',
    fields: { password: 'must be the password of your existing login' },
  });
  await expectMade(nobody, `invitations/${token}/acceptance`, { ...names, password });
  for (const workspace of [tenant, elsewhere])
    await expectEach(api(app, { tenant: workspace }), 200, [['post', 'auth', { email, password }]]);
});

test('confirms the address of somebody who registered and never did', async () => {
  const email = anAddress();
  await expectMade(nobody, 'users', { ...names, email, password: wrong });
  await expectMade(asOwner, 'invitations', { email, role: 'agent' });
  const token = await tokenFor(app, email, 'invitation');
  await expectMade(nobody, `invitations/${token}/acceptance`, { ...names, password });
  await expectEach(nobody, 401, [['post', 'auth', { email, password: wrong }]]);
  const { body } = await nobody.post('auth', { email, password });
  expect(body.user).toMatchObject({ role: 'agent', status: 'active' });
});

test('takes the place of one that waits for the same address', async () => {
  const { email, id, token } = await anInvitation();
  const again = await expectMade(asOwner, 'invitations', { email: email.toUpperCase(), role: 'client' });
  expect(await statusOf(id)).toBe('withdrawn');
  expect(await statusOf(again.id)).toBe('open');
  await expectEach(nobody, 404, [['get', `invitations/${token}`]]);
});

test('is of no use once withdrawn or a week old', async () => {
  const withdrawn = await anInvitation();
  await expectEach(asOwner, 200, [['delete', `invitations/${withdrawn.id}`]]);
  await expectEach(asOwner, 409, [['delete', `invitations/${withdrawn.id}`]]);
  const old = await anInvitation();
  await expire(old.id);
  expect(await statusOf(old.id)).toBe('expired');
  for (const { token } of [withdrawn, old])
    await expectEach(nobody, 404, [
      ['get', `invitations/${token}`],
      ['post', `invitations/${token}/acceptance`, { ...names, password }],
    ]);
});

test('is for nobody who is there already', async () => {
  const refused = await asOwner.post('invitations', { email: owner.email, role: 'agent' });
  expect(refused.status).toBe(409);
  expect(Object.keys(refused.body.data.fields)).toEqual(['email']);
});

test('is seen and withdrawn by its sender, and by who manages invitations', async () => {
  const [theirs, ours] = [await anInvitation({}, asManager), await anInvitation()];
  expect(await statusOf(theirs.id, asManager)).toBe('open');
  expect(await statusOf(theirs.id)).toBe('open');
  expect(await statusOf(ours.id, asManager)).toBeUndefined();
  await expectEach(asManager, 404, [['delete', `invitations/${ours.id}`]]);
  await expectEach(asManager, 200, [['delete', `invitations/${theirs.id}`]]);
});

test('survives bad input', async () => {
  const { id, token } = await anInvitation();
  await survivesBadInput(asOwner, {
    method: 'POST',
    path: 'invitations',
    body: { email: anAddress(), role: 'agent', project: newId() },
  });
  await survivesBadInput(nobody, { method: 'GET', path: `invitations/${token}` });
  await survivesBadInput(nobody, {
    method: 'POST',
    path: `invitations/${'x'.repeat(40)}/acceptance`,
    body: { ...names, password },
    runs: 30,
  });
  await survivesBadInput(asOwner, { method: 'DELETE', path: `invitations/${id}` });
});

test('an invitation that nobody accepted is forgotten three months after its end, and no other', async () => {
  const [late, used, recent] = [anAddress(), anAddress(), anAddress()];
  for (const email of [late, used, recent])
    await expectMade(asOwner, 'invitations', { email, role: 'agent' });
  const ended = (email: string, days: number, more: { accepted_at?: Date } = {}) =>
    app.services.database.write(tenant.id, null, (tx) =>
      tx
        .updateTable('invitations')
        .set({ expires_at: new Date(Date.now() - days * 86_400_000), ...more })
        .where('tenant_id', '=', tenant.id)
        .where('email', '=', email)
        .execute(),
    );
  await ended(late, 91);
  await ended(used, 91, { accepted_at: new Date() });
  await ended(recent, 89);
  await sweepInvitationsHandler.run({}, app.services);
  const left = await app.services.database.read(tenant.id, (db) =>
    db.selectFrom('invitations').select('email').where('email', 'in', [late, used, recent]).execute(),
  );
  expect(left.map(({ email }) => email).sort()).toEqual([used, recent].sort());
});

test('once an invitation is forgotten, nothing says who was meant', async () => {
  const { email } = await anInvitation();
  const users = (tx: Tx) =>
    tx
      .selectFrom('users')
      .select(['id', 'email'])
      .where('tenant_id', '=', tx.tenant)
      .where('login_id', 'is', null);
  const guest = await app.services.database.write(tenant.id, null, async (tx) => {
    const longSince = new Date(Date.now() - 100 * 86_400_000);
    await tx
      .updateTable('invitations')
      .set({ expires_at: longSince })
      .where('tenant_id', '=', tx.tenant)
      .where('email', '=', email)
      .execute();
    return users(tx).where('email', '=', email).executeTakeFirstOrThrow();
  });
  await sweepInvitationsHandler.run({}, app.services);
  const left = await app.services.database.write(tenant.id, null, (tx) =>
    users(tx).where('id', '=', guest.id).execute(),
  );
  expect(left).toEqual([{ id: guest.id, email: guest.id }]);
});
