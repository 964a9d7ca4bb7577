import type { Permission } from '@kazi/contract/organisation';
import { expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser, giveRole } from '../../../test/factories/user.ts';
import { useOnce } from '../../../test/use.ts';

const app = useServer();

const tenant = useOnce(() => aTenant(app));
const owner = useOnce(() => aUser(app, tenant, { role: 'owner' }));
const asOwner = api(app, owner);

let made = 0;
const aPermission = (more = {}) =>
  expectMade(asOwner, 'permission', {
    name: `Permission ${++made}`,
    action: 'read',
    subject: 'Project',
    ...more,
  });
const builtIn = async (action: string, subject: string): Promise<Permission> => {
  const { items } = (await asOwner.get('permission')).body;
  return items.find((one: Permission) => one.builtIn && one.action === action && one.subject === subject);
};

test('needs a login, and a role that has to do with permissions', async () => {
  const { id } = await aPermission();
  const body = { name: 'Mine', action: 'read', subject: 'Task' };
  await expectEach(api(app, { tenant }), 401, [
    ['get', 'permission'],
    ['post', 'permission', body],
    ['get', `permission/${id}`],
    ['put', `permission/${id}`, body],
    ['delete', `permission/${id}`],
  ]);
  const asClient = api(app, await aUser(app, tenant));
  await expectEach(asClient, 403, [
    ['get', 'permission'],
    ['post', 'permission', body],
  ]);
  await expectEach(asClient, 404, [
    ['get', `permission/${id}`],
    ['put', `permission/${id}`, body],
    ['delete', `permission/${id}`],
  ]);
  const asManager = api(app, await aUser(app, tenant, { role: 'manager' }));
  await expectEach(asManager, 200, [['get', 'permission']]);
  await expectEach(asManager, 403, [
    ['post', 'permission', body],
    ['put', `permission/${id}`, body],
    ['delete', `permission/${id}`],
  ]);
});

test('is not there for another workspace', async () => {
  const { id } = await aPermission();
  const elsewhere = api(app, await aUser(app, await aTenant(app), { role: 'owner' }));
  await expectEach(elsewhere, 404, [
    ['get', `permission/${id}`],
    ['put', `permission/${id}`, { name: 'Mine' }],
    ['delete', `permission/${id}`],
  ]);
});

test('is there for every action that means something, named in words, with the roles that have it', async () => {
  const accept = await builtIn('accept', 'Task');
  expect(accept).toMatchObject({
    name: 'Accept tasks',
    roles: ['client'],
    may: { update: false, delete: false },
  });
  expect(await builtIn('manage', 'all')).toMatchObject({ roles: ['owner', 'admin'] });
  expect(await builtIn('read', 'Payroll')).toMatchObject({ name: 'Read payroll', roles: ['employee'] });
  expect(await builtIn('delete', 'Flow')).toMatchObject({ name: 'Delete flows' });
});

test('that is built in stays as it is', async () => {
  const { id } = await builtIn('read', 'Task');
  await expectEach(asOwner, 403, [
    ['put', `permission/${id}`, { name: 'Mine' }],
    ['delete', `permission/${id}`],
  ]);
});

test('is made, changed and deleted, and works at once for a user who has it', async () => {
  const permission = await aPermission({ name: 'Look at projects' });
  expect(permission).toMatchObject({
    name: 'Look at projects',
    action: 'read',
    subject: 'Project',
    builtIn: false,
    roles: [],
    may: { update: true, delete: true },
  });
  const role = await expectMade(asOwner, 'roles', { name: 'Visitor', permissions: [permission.id] });
  const visitor = await aUser(app, tenant);
  await giveRole(app, visitor, role.id);
  const as = api(app, visitor);
  await expectEach(as, 200, [['get', 'projects']]);

  const changed = await asOwner.put(`permission/${permission.id}`, { name: 'Look at apps', subject: 'App' });
  expect(changed.body).toMatchObject({
    name: 'Look at apps',
    action: 'read',
    subject: 'App',
    roles: ['Visitor'],
  });
  await expect.poll(async () => (await as.get('projects')).status).toBe(403);
  await expectEach(as, 200, [['get', 'apps']]);

  await expectEach(asOwner, 200, [['delete', `permission/${permission.id}`]]);
  await expect.poll(async () => (await as.get('apps')).status).toBe(403);
  await expectEach(asOwner, 404, [['get', `permission/${permission.id}`]]);
  const stale = await asOwner.put(`roles/${role.id}`, { version: 1, description: 'Comes by' });
  expect(stale.status).toBe(409);
  expect(stale.body.data.current.permissions).toEqual([]);
});

test('has a name of its own', async () => {
  const { id } = await aPermission();
  for (const refused of [
    await asOwner.post('permission', { name: 'READ TASKS', action: 'read', subject: 'Task' }),
    await asOwner.put(`permission/${id}`, { name: 'Read tasks' }),
  ]) {
    expect(refused.status).toBe(409);
    expect(refused.body.data.fields).toEqual({ name: 'must not be the name of another permission' });
  }
});

test('is no way to more than one has', async () => {
  const own = await aPermission({ action: 'read', subject: 'Task' });
  const foreign = await aPermission({ action: 'delete', subject: 'Project' });
  const manage = await builtIn('manage', 'Permission');
  const role = await expectMade(asOwner, 'roles', { name: 'Clerk', permissions: [own.id, manage.id] });
  const clerk = await aUser(app, tenant);
  await giveRole(app, clerk, role.id);
  const as = api(app, clerk);
  await expectEach(as, 403, [
    ['put', `permission/${own.id}`, { action: 'manage', subject: 'all' }],
    ['put', `permission/${foreign.id}`, { action: 'read', subject: 'Task' }],
    ['delete', `permission/${foreign.id}`],
  ]);
  await expectEach(as, 200, [['put', `permission/${own.id}`, { name: 'Still reads tasks' }]]);
});

test('keeps somebody who manages everything', async () => {
  const workspace = await aTenant(app);
  const first = await aUser(app, workspace, { role: 'owner' });
  const as = api(app, first);
  const everything = await expectMade(as, 'permission', {
    name: 'Everything',
    action: 'manage',
    subject: 'all',
  });
  const role = await expectMade(as, 'roles', { name: 'Chief', permissions: [everything.id] });
  await app.services.database.write(workspace.id, null, async (tx) => {
    await tx.updateTable('users').set({ role_id: role.id }).where('tenant_id', '=', workspace.id).execute();
  });
  await expectEach(as, 409, [
    ['put', `permission/${everything.id}`, { action: 'read' }],
    ['delete', `permission/${everything.id}`],
  ]);
  await aUser(app, workspace, { role: 'admin' });
  await expectEach(as, 200, [['delete', `permission/${everything.id}`]]);
});

test('survives bad input', async () => {
  const { id } = await aPermission();
  const body = { name: 'Odd', action: 'read', subject: 'Task' };
  await survivesBadInput(asOwner, { method: 'GET', path: `permission/${id}` });
  await survivesBadInput(asOwner, { method: 'POST', path: 'permission', body });
  await survivesBadInput(asOwner, { method: 'PUT', path: `permission/${id}`, body });
  await survivesBadInput(asOwner, { method: 'DELETE', path: `permission/${id}` });
});
