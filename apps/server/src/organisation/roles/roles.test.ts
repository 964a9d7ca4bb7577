import type { Permission, Role } from '@kazi/contract/organisation';
import { beforeEach, expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { startApp, useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { permissionIds } from '../../../test/factories/permissions.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser, giveRole } from '../../../test/factories/user.ts';
import { useAnew } from '../../../test/use.ts';
import { newId } from '../../database/ids.ts';

const app = useServer();
let permissions: Permission[];

const tenant = useAnew(() => aTenant(app));
const owner = useAnew(() => aUser(app, tenant, { role: 'owner' }));
const asOwner = api(app, owner);
beforeEach(async () => {
  permissions = (await asOwner.get('permission')).body.items;
});

const to = (...words: string[]) => permissionIds(permissions, words);
const roleCalled = async (name: string): Promise<Role> => {
  const found = (await asOwner.get('roles')).body.items.find((role: Role) => role.name === name);
  if (!found) throw new Error(`There is no role ${name}`);
  return found;
};
/** A user whose role, made for them, can do just this. */
const aUserWho = async (...words: string[]) => {
  const role = await expectMade(asOwner, 'roles', { name: `Who ${newId()}`, permissions: to(...words) });
  const user = await aUser(app, tenant);
  await giveRole(app, user, role.id);
  return { user, role, as: api(app, user) };
};

test('needs a login, and a role that has to do with roles', async () => {
  const { id } = await expectMade(asOwner, 'roles', { name: 'Auditor' });
  await expectEach(api(app, { tenant }), 401, [
    ['get', 'roles'],
    ['post', 'roles', { name: 'Mine' }],
    ['get', `roles/${id}`],
    ['put', `roles/${id}`, { version: 1, name: 'Mine' }],
    ['delete', `roles/${id}`],
    ['post', 'roles/preview', { permissions: [], user: owner.id }],
  ]);
  const asClient = api(app, await aUser(app, tenant));
  await expectEach(asClient, 403, [
    ['get', 'roles'],
    ['post', 'roles', { name: 'Mine' }],
    ['post', 'roles/preview', { permissions: [], user: owner.id }],
  ]);
  await expectEach(asClient, 404, [
    ['get', `roles/${id}`],
    ['put', `roles/${id}`, { version: 1, name: 'Mine' }],
    ['delete', `roles/${id}`],
  ]);
  const asManager = api(app, await aUser(app, tenant, { role: 'manager' }));
  await expectEach(asManager, 200, [
    ['get', 'roles'],
    ['get', `roles/${id}`],
  ]);
  await expectEach(asManager, 403, [
    ['put', `roles/${id}`, { version: 1, name: 'Mine' }],
    ['delete', `roles/${id}`],
  ]);
});

test('is not there for another workspace', async () => {
  const { id } = await expectMade(asOwner, 'roles', { name: 'Auditor' });
  const elsewhere = api(app, await aUser(app, await aTenant(app), { role: 'owner' }));
  await expectEach(elsewhere, 404, [
    ['get', `roles/${id}`],
    ['put', `roles/${id}`, { version: 1, name: 'Mine' }],
    ['delete', `roles/${id}`],
  ]);
  const { items } = (await elsewhere.get('roles')).body;
  expect(items.map(({ name }: Role) => name)).toEqual([
    'owner',
    'admin',
    'manager',
    'client',
    'agent',
    'employee',
  ]);
  const foreign = await elsewhere.post('roles', { name: 'Odd', permissions: to('read Project') });
  expect(foreign.body.data.fields).toEqual({ 'permissions.0': 'must be a permission of this workspace' });
});

test('is made, changed and deleted', async () => {
  const role = await expectMade(asOwner, 'roles', {
    name: 'Auditor',
    description: 'Looks only',
    permissions: to('read Project', 'read App'),
  });
  expect(role).toMatchObject({
    name: 'Auditor',
    description: 'Looks only',
    builtIn: false,
    people: 0,
    version: 1,
    may: { update: true, delete: true },
  });
  expect(role.permissions.toSorted()).toEqual(to('read Project', 'read App').toSorted());
  expect((await asOwner.get(`roles/${role.id}`)).body).toEqual(role);

  const changed = await asOwner.put(`roles/${role.id}`, {
    version: 1,
    permissions: to('read App', 'read Task'),
  });
  expect(changed.body.permissions.toSorted()).toEqual(to('read App', 'read Task').toSorted());
  expect(changed.body).toMatchObject({ name: 'Auditor', description: 'Looks only', version: 2 });
  const stale = await asOwner.put(`roles/${role.id}`, { version: 1, permissions: [] });
  expect(stale.status).toBe(409);
  expect(stale.body.data.current).toEqual(changed.body);

  await expectEach(asOwner, 200, [['delete', `roles/${role.id}`]]);
  await expectEach(asOwner, 404, [['get', `roles/${role.id}`]]);
});

test('has a name of its own', async () => {
  const { id } = await expectMade(asOwner, 'roles', { name: 'Auditor' });
  for (const refused of [
    await asOwner.post('roles', { name: 'AUDITOR' }),
    await asOwner.post('roles', { name: 'Owner' }),
    await asOwner.put(`roles/${id}`, { version: 1, name: 'Agent' }),
  ]) {
    expect(refused.status).toBe(409);
    expect(refused.body.data.fields).toEqual({ name: 'must not be the name of another role' });
  }
  await expectEach(asOwner, 200, [['put', `roles/${id}`, { version: 1, name: 'auditor' }]]);
});

test('works from the next request of a user who has it, on every server', async () => {
  const other = await startApp();
  const { role, user } = await aUserWho('read Project', 'create Project');
  const [here, there] = [api(app, user), api(other, user)];
  for (const as of [here, there]) await expectEach(as, 200, [['get', 'projects']]);
  await asOwner.put(`roles/${role.id}`, { version: 1, permissions: [] });
  for (const as of [here, there]) await expect.poll(async () => (await as.get('projects')).status).toBe(403);
  await asOwner.put(`roles/${role.id}`, { version: 2, permissions: to('read Project') });
  for (const as of [here, there]) await expect.poll(async () => (await as.get('projects')).status).toBe(200);
  await other.stop();
});

test('of the owner stays as it is, but may ask for a second factor', async () => {
  const role = await roleCalled('owner');
  expect(role.may).toEqual({ update: false, requireFactor: true, delete: false });
  await expectEach(asOwner, 403, [
    ['put', `roles/${role.id}`, { version: 1, permissions: [] }],
    ['put', `roles/${role.id}`, { version: 1, description: 'All' }],
    ['put', `roles/${role.id}`, { version: 1, description: 'All', requiresSecondFactor: true }],
    ['delete', `roles/${role.id}`],
  ]);
  const own = await aTenant(app);
  const as = api(app, await aUser(app, own, { role: 'owner' }));
  const asked = await as.put(`roles/${own.roles.get('owner')}`, { version: 1, requiresSecondFactor: true });
  expect(asked.body).toMatchObject({ requiresSecondFactor: true });
  expect((await as.get('projects')).body.code).toBe('SECOND_FACTOR_REQUIRED');
});

test('that is built in can be given other permissions, but no other name and no end', async () => {
  const role = await roleCalled('agent');
  expect(role).toMatchObject({ builtIn: true, may: { update: true, delete: false } });
  const changed = await asOwner.put(`roles/${role.id}`, {
    version: 1,
    name: 'agent',
    permissions: to('read Task'),
  });
  expect(changed.body).toMatchObject({ name: 'agent', permissions: to('read Task') });
  const renamed = await asOwner.put(`roles/${role.id}`, { version: 2, name: 'worker' });
  expect(renamed.status).toBe(409);
  expect(renamed.body.data.fields).toEqual({ name: 'must stay agent' });
  await expectEach(asOwner, 403, [['delete', `roles/${role.id}`]]);
});

test('gives no user more than its maker has', async () => {
  const { as, role: own } = await aUserWho('manage Role', 'read Project', 'manage Team');
  const role = await expectMade(as, 'roles', {
    name: 'Lesser',
    permissions: to('read Project', 'create Team'),
  });
  await expectEach(as, 403, [
    ['post', 'roles', { name: 'More', permissions: to('read Project', 'read Task') }],
    ['post', 'roles', { name: 'All', permissions: to('manage all') }],
    ['put', `roles/${role.id}`, { version: 1, permissions: to('delete Project') }],
    ['put', `roles/${own.id}`, { version: 1, permissions: to('manage all') }],
    ['post', 'roles/preview', { permissions: to('read Task'), user: owner.id }],
  ]);
  const manager = await roleCalled('manager');
  await expectEach(as, 403, [['put', `roles/${manager.id}`, { version: 1, permissions: [] }]]);
  const { items } = (await as.get('roles')).body;
  expect(
    items
      .filter(({ may }: Role) => may.update)
      .map(({ id }: Role) => id)
      .sort(),
  ).toEqual([own.id, role.id].sort());
});

test('is not deleted while somebody has it, or is invited to it', async () => {
  const { role, user } = await aUserWho('read Project');
  const kept = await asOwner.delete(`roles/${role.id}`);
  expect(kept.status).toBe(409);
  expect(kept.body.message).toBe('One person has this role. Give them another one first.');
  const agent = await roleCalled('agent');
  await giveRole(app, user, agent.id);
  const invitation = await expectMade(asOwner, 'invitations', {
    email: `${newId()}@example.com`,
    role: role.name,
  });
  expect((await asOwner.delete(`roles/${role.id}`)).body.message).toMatch(
    'One open invitation gives this role.',
  );
  await asOwner.delete(`invitations/${invitation.id}`);
  await expectEach(asOwner, 200, [['delete', `roles/${role.id}`]]);
});

test('keeps somebody who manages everything', async () => {
  const admin = await aUser(app, tenant, { role: 'admin' });
  const role = await roleCalled('admin');
  await giveRole(app, owner, (await roleCalled('client')).id);
  const asAdmin = api(app, admin);
  const refused = await asAdmin.put(`roles/${role.id}`, { version: 1, permissions: to('manage Role') });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toMatch('At least one person must manage everything.');
  await expectEach(asAdmin, 200, [['get', `roles/${role.id}`]]);
  expect((await asAdmin.get(`roles/${role.id}`)).body.version).toBe(1);

  await aUser(app, tenant, { role: 'owner' });
  await expectEach(asAdmin, 200, [
    ['put', `roles/${role.id}`, { version: 1, permissions: to('manage Role') }],
  ]);
});

test('survives bad input', async () => {
  const { id } = await expectMade(asOwner, 'roles', { name: 'Odd' });
  const body = { name: 'Odd one', description: '', permissions: to('read Task') };
  await survivesBadInput(asOwner, { method: 'GET', path: `roles/${id}` });
  await survivesBadInput(asOwner, { method: 'POST', path: 'roles', body });
  await survivesBadInput(asOwner, { method: 'PUT', path: `roles/${id}`, body: { ...body, version: 1 } });
  await survivesBadInput(asOwner, {
    method: 'POST',
    path: 'roles/preview',
    body: { permissions: to('read Task', 'read App'), user: owner.id },
  });
  await survivesBadInput(asOwner, { method: 'DELETE', path: `roles/${id}` });
});
