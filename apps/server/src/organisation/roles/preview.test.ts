import type { Permission } from '@kazi/contract/organisation';
import { beforeAll, expect, test } from 'vitest';
import { expectMade } from '../../../test/answers.ts';
import { api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { permissionIds } from '../../../test/factories/permissions.ts';
import { aTask } from '../../../test/factories/task.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { useOnce } from '../../../test/use.ts';
import { newId } from '../../database/ids.ts';

const app = useServer();
let permissions: Permission[];

const tenant = useOnce(() => aTenant(app));
const owner = useOnce(() => aUser(app, tenant, { role: 'owner' }));
const asOwner = api(app, owner);
beforeAll(async () => {
  permissions = (await asOwner.get('permission')).body.items;
});

const to = (...words: string[]) => permissionIds(permissions, words);

test('a role is tried out on a person before it is saved', async () => {
  const [client, agent] = [await aUser(app, tenant), await aUser(app, tenant, { role: 'agent' })];
  const asClient = api(app, client);
  const project = await expectMade(asClient, 'projects', { name: 'Retail', key: 'RETAIL' });
  await expectMade(asOwner, 'projects', { name: 'Private', key: 'PRIVATE' });
  const shop = await expectMade(asClient, 'apps', { name: 'Shop', key: 'SHOP', project: project.id });
  const till = await expectMade(asClient, 'apps', { name: 'Till', key: 'TILL', project: project.id });
  await aTask(app, { app: shop.id, author: client, assignees: [agent] });
  await aTask(app, { app: shop.id, author: client });
  await aTask(app, { app: till.id, author: client });
  await aTask(app, { app: till.id, author: agent });

  const suspended = await aUser(app, tenant, { firstName: 'Gone' });
  await asOwner.put(`users/${suspended.id}`, { status: 'suspended' });

  const reach = async (user: TestUser, ...words: string[]) => {
    const { status, body } = await asOwner.post('roles/preview', {
      permissions: to(...words),
      user: user.id,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.reach;
  };
  const reads = ['read Project', 'read App', 'read Task', 'read User'];
  expect(await reach(agent, ...reads)).toEqual({ projects: 1, apps: 1, tasks: 2, people: 2 });
  expect(await reach(client, ...reads)).toEqual({ projects: 1, apps: 2, tasks: 4, people: 2 });
  expect(await reach(owner, ...reads)).toEqual({ projects: 1, apps: 0, tasks: 0, people: 1 });
  expect(await reach(owner, 'read User', 'manage Team')).toMatchObject({ people: 3 });
  expect(await reach(agent, 'manage Project', 'read Task')).toEqual({
    projects: 2,
    apps: 0,
    tasks: 2,
    people: 0,
  });
  expect(await reach(agent, 'manage all')).toEqual({ projects: 2, apps: 2, tasks: 4, people: 4 });
  expect(await reach(agent)).toEqual({ projects: 0, apps: 0, tasks: 0, people: 0 });
  await expectMade(asClient, 'pm-teams', { project: project.id, name: 'All', members: [agent.id] });
  expect(await reach(agent, ...reads)).toEqual({ projects: 1, apps: 2, tasks: 4, people: 2 });

  const { body } = await asOwner.post('roles/preview', { permissions: to('read Task'), user: agent.id });
  expect(body.ability).toEqual([{ action: 'read', subject: 'Task' }]);
  const nobody = await asOwner.post('roles/preview', { permissions: to('read Task'), user: newId() });
  expect(nobody.body.data.fields).toEqual({ user: 'must be a member of this workspace' });
});
