import { expect, test } from 'vitest';
import { expectEach } from '../../../test/answers.ts';
import { type Api, api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { anOpenTenant, register } from '../../../test/factories/newcomer.ts';
import { permissionIds } from '../../../test/factories/permissions.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { useOnce } from '../../../test/use.ts';
import { newId } from '../../database/ids.ts';

const app = useServer();

const tenant = useOnce(() => anOpenTenant(app));
const owner = useOnce(() => aUser(app, tenant, { role: 'owner', firstName: 'Otieno' }));
const client = useOnce(() => aUser(app, tenant));
const asOwner = api(app, owner);
const asAdmin = useOnce(async () => api(app, await aUser(app, tenant, { role: 'admin' })));
const asManager = useOnce(async () => api(app, await aUser(app, tenant, { role: 'manager' })));
const asClient = api(app, client);

const aRole = async (as: Api, name: string, ...words: string[]) => {
  const { body } = await as.get('permission');
  const permissions = permissionIds(body.items, words);
  expect((await as.post('roles', { name, permissions })).status).toBe(201);
  return name;
};

/** A user with a role that the workspace made itself. */
async function aUserWith(role: string): Promise<TestUser> {
  const user = await aUser(app, tenant);
  expect((await asOwner.put(`users/${user.id}`, { role })).status).toBe(200);
  return user;
}

test('needs a login of this workspace', async () => {
  const elsewhere = await aUser(app, await aTenant(app), { role: 'owner' });
  for (const as of [api(app, { tenant }), api(app, { tenant, token: elsewhere.token })])
    await expectEach(as, 401, [
      ['get', 'users/me'],
      ['get', 'users'],
      ['get', `users/${client.id}`],
      ['put', `users/${client.id}`, { firstName: 'Mallory' }],
    ]);
});

test('people of other workspaces are not there', async () => {
  const elsewhere = await aUser(app, await aTenant(app), { role: 'owner' });
  await expectEach(api(app, elsewhere), 404, [
    ['get', `users/${client.id}`],
    ['put', `users/${client.id}`, { firstName: 'Mallory' }],
  ]);
  const { body } = await api(app, elsewhere).get('users');
  expect(body.items.map(({ id }: { id: string }) => id)).toEqual([elsewhere.id]);
});

test('me is who the token stands for, with what their role allows', async () => {
  const { body } = await asClient.get('users/me');
  expect(body).toMatchObject({ id: client.id, email: client.email, role: 'client', status: 'active' });
  expect(body.ability).toContainEqual({ action: 'create', subject: 'Project' });
  expect(body.ability).not.toContainEqual({ action: 'manage', subject: 'all' });
  expect(body.may).toMatchObject({ update: true, changeRole: false, suspend: false });
});

test.each(['email', 'password'])(
  'a new %s that this call does not change is refused, and not passed over',
  async (field) => {
    const { status, body } = await asClient.put(`users/${client.id}`, {
      firstName: 'Amina',
      [field]: 'new@kazi.test',
    });
    expect(status).toBe(400);
    expect(body.data.fields).toEqual({
      [field]: expect.stringMatching(/changes by a call of its own|must be changed by/),
    });
  },
);

test('everybody changes their own names, phone and country', async () => {
  const user = await aUser(app, tenant);
  const { status, body } = await api(app, user).put(`users/${user.id}`, {
    firstName: ' Zainab ',
    phone: '+254 712-345678',
    country: 'KE',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    firstName: 'Zainab',
    lastName: 'Otieno',
    phone: '+254712345678',
    country: 'KE',
  });
  expect((await api(app, user).get('users/me')).body).toMatchObject({ firstName: 'Zainab' });
  expect((await api(app, user).put(`users/${user.id}`, { phone: null })).body.phone).toBeNull();
  const atlantis = await api(app, user).put(`users/${user.id}`, { country: 'XX' });
  expect(atlantis.body.data.fields).toHaveProperty('country');
});

test('nobody changes others without managing people', async () => {
  const other = await aUser(app, tenant);
  await expectEach(asClient, 404, [['put', `users/${other.id}`, { firstName: 'Mallory' }]]);
  await expectEach(asManager, 403, [['put', `users/${other.id}`, { firstName: 'Mallory' }]]);
  await expectEach(asClient, 403, [
    ['put', `users/${client.id}`, { role: 'admin' }],
    ['put', `users/${client.id}`, { status: 'suspended' }],
  ]);
  expect((await asClient.put(`users/${client.id}`, { role: 'client', status: 'active' })).status).toBe(200);
  expect((await asAdmin.put(`users/${other.id}`, { firstName: 'Mended' })).body.firstName).toBe('Mended');
});

test('phone and last visit are for oneself and who manages people', async () => {
  const user = await aUser(app, tenant);
  await api(app, user).put(`users/${user.id}`, { phone: '+254712345678' });
  expect((await asManager.get(`users/${user.id}`)).body).toMatchObject({ phone: null, lastSeenAt: null });
  expect((await asAdmin.get(`users/${user.id}`)).body.phone).toBe('+254712345678');
});

test('a changed role holds from the next request', async () => {
  const user = await aUser(app, tenant);
  const as = api(app, user);
  await expectEach(as, 403, [['get', 'roles']]);
  expect((await asAdmin.put(`users/${user.id}`, { role: 'Manager' })).body.role).toBe('manager');
  await expectEach(as, 200, [['get', 'roles']]);
  expect((await as.get('users/me')).body.role).toBe('manager');
  const unknown = await asAdmin.put(`users/${user.id}`, { role: 'emperor' });
  expect(unknown.status).toBe(400);
  expect(unknown.body.data.fields).toHaveProperty('role');
});

test('a user who is suspended is out at once, and back when readmitted', async () => {
  const user = await aUser(app, tenant);
  const as = api(app, user);
  await expectEach(as, 200, [['get', 'users/me']]);
  expect((await asAdmin.put(`users/${user.id}`, { status: 'suspended' })).body.status).toBe('suspended');
  await expectEach(as, 401, [['get', 'users/me']]);
  const listed = async (query: string, from = asManager) =>
    (await from.get(query)).body.items.some(({ id }: { id: string }) => id === user.id);
  expect(await listed('users?limit=200')).toBe(false);
  expect(await listed('users?limit=200&status=suspended')).toBe(true);
  expect(await listed('users?limit=200', asAdmin)).toBe(true);
  expect((await asAdmin.put(`users/${user.id}`, { status: 'active' })).body.status).toBe('active');
});

test('who has not confirmed is for those who manage people, and not theirs to let in', async () => {
  const { email } = await register(api(app, { tenant }));
  const find = async (as: Api, more = '') => (await as.get(`users?q=${email}${more}`)).body.items;
  const [pending] = await find(asAdmin, '&status=pending');
  expect(pending).toMatchObject({ email, status: 'pending' });
  expect(await find(asClient)).toEqual([]);
  expect(await find(asClient, '&status=pending')).toEqual([]);
  await expectEach(asClient, 404, [['get', `users/${pending.id}`]]);
  await expectEach(asAdmin, 409, [['put', `users/${pending.id}`, { status: 'active' }]]);
  await expectEach(asAdmin, 200, [['put', `users/${pending.id}`, { status: 'suspended' }]]);
  expect((await asAdmin.put(`users/${pending.id}`, { status: 'active' })).body.status).toBe('pending');
});

test('only an owner makes owners, and nobody suspends themselves', async () => {
  const user = await aUser(app, tenant);
  await expectEach(asAdmin, 403, [
    ['put', `users/${user.id}`, { role: 'owner' }],
    ['put', `users/${owner.id}`, { role: 'client' }],
    ['put', `users/${owner.id}`, { status: 'suspended' }],
    ['put', `users/${owner.id}`, { firstName: 'Mallory' }],
  ]);
  await expectEach(asOwner, 403, [['put', `users/${owner.id}`, { status: 'suspended' }]]);
  expect((await asOwner.put(`users/${user.id}`, { role: 'owner' })).body.role).toBe('owner');
  expect((await asOwner.put(`users/${user.id}`, { role: 'client' })).body.role).toBe('client');
});

test('the last owner stays, however many step down at once', async () => {
  const own = await aTenant(app);
  const owners = await Promise.all([1, 2, 3].map(() => aUser(app, own, { role: 'owner' })));
  const stepDown = (user: TestUser) => api(app, user).put(`users/${user.id}`, { role: 'client' });
  const statuses = (await Promise.all(owners.map(stepDown))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 200, 409]);
});

test('a user who manages people gives no role, and touches nobody, above their own', async () => {
  const role = await aRole(asOwner, `people ${newId()}`, 'manage User', 'read Project');
  const less = await aRole(asOwner, `less ${newId()}`, 'read Project');
  const clerk = await aUserWith(role);
  const as = api(app, clerk);
  const user = await aUserWith(less);
  await expectEach(as, 403, [
    ['put', `users/${user.id}`, { role: 'admin' }],
    ['put', `users/${user.id}`, { role: 'manager' }],
    ['put', `users/${clerk.id}`, { role: 'admin' }],
    ['put', `users/${client.id}`, { status: 'suspended' }],
  ]);
  await expectEach(as, 200, [
    ['put', `users/${user.id}`, { status: 'suspended' }],
    ['put', `users/${user.id}`, { status: 'active', role }],
  ]);
});

test('a user who may change people mends their names, not their role', async () => {
  const role = await aRole(asOwner, `names ${newId()}`, 'update User', 'read User');
  const as = api(app, await aUserWith(role));
  const user = await aUserWith(role);
  await expectEach(as, 200, [['put', `users/${user.id}`, { lastName: 'Mended' }]]);
  await expectEach(as, 403, [
    ['put', `users/${user.id}`, { role: 'client' }],
    ['put', `users/${user.id}`, { status: 'suspended' }],
    ['put', `users/${client.id}`, { lastName: 'Mended' }],
  ]);
});

test('what changed is recorded with who changed it', async () => {
  const user = await aUser(app, tenant);
  await asOwner.put(`users/${user.id}`, { lastName: 'Mwangi', role: 'agent' });
  const events = await app.services.database.read(tenant.id, (db) =>
    db
      .selectFrom('events')
      .select(['actor_id', 'verb', 'changes'])
      .where('tenant_id', '=', tenant.id)
      .where('subject_id', '=', user.id)
      .execute(),
  );
  expect(events).toEqual([
    {
      actor_id: owner.id,
      verb: 'updated',
      changes: {
        lastName: { before: 'Otieno', after: 'Mwangi' },
        role: { before: 'client', after: 'agent' },
      },
    },
  ]);
});

test('survives bad input', async () => {
  await survivesBadInput(asClient, { method: 'GET', path: 'users?role=agent&status=active&q=ann&limit=5' });
  await survivesBadInput(asClient, { method: 'GET', path: `users/${client.id}` });
  await survivesBadInput(asOwner, {
    method: 'PUT',
    path: `users/${client.id}`,
    body: {
      firstName: 'Amina',
      lastName: 'Otieno',
      phone: '+254712345678',
      country: 'KE',
      avatar: newId(),
      role: 'client',
      status: 'active',
    },
  });
});
