import { beforeAll, expect, test } from 'vitest';
import { everyPage, expectEach, expectMade } from '../../../test/answers.ts';
import { type Api, api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aTask } from '../../../test/factories/task.ts';
import { aTenant } from '../../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { useOnce } from '../../../test/use.ts';

const app = useServer();
let asClient: Api;
let asOther: Api;
let asManager: Api;
let project: { id: string; name: string };

const tenant = useOnce(() => aTenant(app));
const client = useOnce(() => aUser(app, tenant));
beforeAll(async () => {
  asClient = api(app, client);
  asOther = api(app, await aUser(app, tenant));
  asManager = api(app, await aUser(app, tenant, { role: 'manager' }));
  project = await expectMade(asClient, 'projects', { name: 'Retail', key: 'RETAIL' });
});

let made = 0;
const anApp = (as = asClient, more = {}) =>
  expectMade(as, 'apps', { name: 'Shop', key: `A${++made}`, ...more });
const anAgent = () => aUser(app, tenant, { role: 'agent' });
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);

test('needs a login', async () => {
  const { id } = await anApp();
  await expectEach(api(app, { tenant }), 401, [
    ['get', 'apps'],
    ['post', 'apps', { name: 'Shop', key: 'SHOP' }],
    ['get', `apps/${id}`],
    ['get', `apps/project/${project.id}`],
    ['get', `apps/profile/${client.profile}`],
    ['put', `apps/${id}`, { name: 'Mine', version: 1 }],
    ['delete', `apps/${id}`],
  ]);
});

test('is not there for another workspace', async () => {
  const { id } = await anApp();
  const asOwner = api(app, await aUser(app, await aTenant(app), { role: 'owner' }));
  await expectEach(asOwner, 404, [
    ['get', `apps/${id}`],
    ['get', `apps/project/${project.id}`],
    ['get', `apps/profile/${client.profile}`],
    ['put', `apps/${id}`, { name: 'Mine', version: 1 }],
    ['delete', `apps/${id}`],
  ]);
  expect((await asOwner.get('apps')).body.items).toEqual([]);
});

test('is not there for a user who has no part in it', async () => {
  const { id } = await anApp(asClient, { project: project.id });
  await expectEach(asOther, 404, [
    ['get', `apps/${id}`],
    ['get', `apps/project/${project.id}`],
    ['get', `apps/profile/${client.profile}`],
    ['put', `apps/${id}`, { name: 'Mine', version: 1 }],
    ['delete', `apps/${id}`],
  ]);
  expect((await asOther.get('apps')).body.items).toEqual([]);
  await expectEach(api(app, await aUser(app, tenant, { role: 'employee' })), 403, [
    ['get', 'apps'],
    ['post', 'apps', { name: 'Mine', key: 'MINE' }],
  ]);
});

test('belongs to a project', async () => {
  const shop = await anApp(asClient, { project: project.id, kind: 'mobile', description: 'Sells' });
  expect(shop).toMatchObject({
    project: { id: project.id, name: 'Retail' },
    profile: { id: client.profile, name: 'Amina Otieno' },
    name: 'Shop',
    kind: 'mobile',
    description: 'Sells',
    tasks: { open: 0, done: 0 },
    version: 1,
    may: { update: true, delete: true, addTask: true, addFlow: true },
  });
  expect((await asClient.get(`apps/${shop.id}`)).body).toEqual(shop);
  expect(idsOf((await asClient.get(`apps/project/${project.id}`)).body.items)).toContain(shop.id);
  expect(idsOf((await asClient.get(`apps/profile/${client.profile}`)).body.items)).not.toContain(shop.id);
});

test('belongs to a profile', async () => {
  const shop = await anApp();
  expect(shop).toMatchObject({ project: null, profile: { id: client.profile }, kind: 'other' });
  expect(idsOf((await asClient.get(`apps/profile/${client.profile}`)).body.items)).toContain(shop.id);
  expect(idsOf((await asManager.get(`apps/profile/${client.profile}`)).body.items)).toContain(shop.id);
  const both = await asClient.post('apps', {
    name: 'Shop',
    key: 'BOTH',
    project: project.id,
    profile: client.profile,
  });
  expect(both.status).toBe(400);
  expect(Object.keys(both.body.data.fields)).toEqual(['profile']);
});

test('cannot be put where one has no say', async () => {
  const theirs = await asOther.post('apps', { name: 'Mine', key: 'MINE', project: project.id });
  expect(theirs.body.data.fields).toEqual({ project: 'must be a project that you are part of' });
  const posing = await asOther.post('apps', { name: 'Mine', key: 'MINE', profile: client.profile });
  expect(posing.body.data.fields).toEqual({ profile: 'must be a profile of yours' });

  const colleague = await aUser(app, tenant);
  await expectMade(asManager, 'pm-teams', { project: project.id, name: 'Helpers', members: [colleague.id] });
  await expectEach(api(app, colleague), 403, [
    ['post', 'apps', { name: 'Mine', key: 'MINE', project: project.id }],
  ]);
  expect((await anApp(asManager, { project: project.id })).profile.id).toBe(client.profile);
});

test('is changed and deleted by its owner', async () => {
  const { id } = await anApp();
  const changed = await asClient.put(`apps/${id}`, { version: 1, name: 'Store', key: 'store' });
  expect(changed.body).toMatchObject({ name: 'Store', key: 'STORE', version: 2 });
  expect((await asClient.delete(`apps/${id}`)).body).toEqual({ message: 'Store deleted.' });
  await expectEach(asClient, 404, [['get', `apps/${id}`]]);
});

test('is seen by a team of its project, who may add work if their role lets them', async () => {
  const { id } = await expectMade(asClient, 'projects', { name: 'Teamwork', key: 'TEAM' });
  const shop = await anApp(asClient, { project: id });
  const [agent, colleague] = [await anAgent(), await aUser(app, tenant)];
  await expectMade(asManager, 'pm-teams', { project: id, name: 'All', members: [agent.id, colleague.id] });
  const mayOf = async (user: TestUser) => (await api(app, user).get(`apps/${shop.id}`)).body.may;
  expect(await mayOf(agent)).toEqual({ update: false, delete: false, addTask: false, addFlow: false });
  expect(await mayOf(colleague)).toEqual({ update: false, delete: false, addTask: true, addFlow: true });
  await expectEach(api(app, colleague), 403, [
    ['put', `apps/${shop.id}`, { name: 'Mine', version: 1 }],
    ['delete', `apps/${shop.id}`],
  ]);
});

test('is seen by a user who is assigned a task of it, with how many are open and done', async () => {
  const [assigned, other] = [await anApp(), await anApp()];
  const agent = await anAgent();
  await aTask(app, { app: assigned.id, author: client, assignees: [agent] });
  await aTask(app, { app: assigned.id, author: client, status: 'in-review' });
  await aTask(app, { app: assigned.id, author: client, status: 'done' });
  await aTask(app, { app: assigned.id, author: client, status: 'cancelled' });
  const as = api(app, agent);
  const { body } = await as.get('apps');
  expect(body.items).toMatchObject([
    { id: assigned.id, tasks: { open: 2, done: 1 }, may: { addTask: false } },
  ]);
  expect(idsOf((await as.get(`apps/profile/${client.profile}`)).body.items)).toEqual([assigned.id]);
  await expectEach(as, 404, [['get', `apps/${other.id}`]]);
});

test('has a key of its own', async () => {
  const [first, second] = [await anApp(), await anApp()];
  for (const refused of [
    await asOther.post('apps', { name: 'Again', key: first.key.toLowerCase() }),
    await asClient.put(`apps/${second.id}`, { version: 1, key: first.key }),
  ]) {
    expect(refused.status).toBe(409);
    expect(refused.body.data.fields).toEqual({ key: 'must not be the key of another app' });
  }
});

test('refuses a stale change and shows the newer state', async () => {
  const { id } = await anApp();
  await asClient.put(`apps/${id}`, { version: 1, name: 'First' });
  const stale = await asClient.put(`apps/${id}`, { version: 1, name: 'Second' });
  expect(stale.status).toBe(409);
  expect(stale.body.data.current).toMatchObject({ id, name: 'First', version: 2 });
});

test('is listed by name, page by page, without gaps or doubles, and found by words', async () => {
  const as = api(app, await aUser(app, tenant));
  const names = ['Zebra', 'Alpha', 'alpha', 'Mwanga', 'Alpha'];
  for (const name of names) await anApp(as, { name });
  const seen = await everyPage(as, 'apps', 2);
  expect(seen.map(({ name }) => name).sort()).toEqual(names.toSorted());
  expect(new Set(idsOf(seen)).size).toBe(names.length);
  expect((await as.get('apps')).body.items).toEqual(seen);
  expect((await as.get('apps?q=ALPHA')).body.items).toHaveLength(3);
  expect((await as.get('apps?q=50%25')).body.items).toHaveLength(0);
});

test('survives bad input', async () => {
  const { id } = await anApp();
  const body = { name: 'Shop', key: 'BAD', kind: 'web', description: '' };
  await survivesBadInput(asClient, { method: 'GET', path: 'apps?q=shop&limit=2&cursor=x' });
  await survivesBadInput(asClient, { method: 'POST', path: 'apps', body: { ...body, project: project.id } });
  await survivesBadInput(asClient, {
    method: 'POST',
    path: 'apps',
    body: { ...body, profile: client.profile },
  });
  await survivesBadInput(asClient, { method: 'GET', path: `apps/${id}` });
  await survivesBadInput(asClient, { method: 'GET', path: `apps/project/${project.id}` });
  await survivesBadInput(asClient, { method: 'GET', path: `apps/profile/${client.profile}` });
  await survivesBadInput(asClient, { method: 'PUT', path: `apps/${id}`, body: { ...body, version: 1 } });
  await survivesBadInput(asClient, { method: 'DELETE', path: `apps/${id}` });
});
