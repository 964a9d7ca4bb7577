import { beforeAll, expect, test } from 'vitest';
import { everyPage, expectEach, expectMade } from '../../../test/answers.ts';
import { type Api, api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aTask } from '../../../test/factories/task.ts';
import { aTenant, settle } from '../../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { useOnce } from '../../../test/use.ts';

const app = useServer();
let client: TestUser;
let asClient: Api;
let asOther: Api;
let asManager: Api;
let asEmployee: Api;

const tenant = useOnce(() => aTenant(app));
beforeAll(async () => {
  await settle(app, tenant, { clients_assign_any_agent: true });
  client = await aUser(app, tenant);
  asClient = api(app, client);
  asOther = api(app, await aUser(app, tenant));
  asManager = api(app, await aUser(app, tenant, { role: 'manager' }));
  asEmployee = api(app, await aUser(app, tenant, { role: 'employee' }));
});

let made = 0;
const aProject = (as = asClient, more = {}) =>
  expectMade(as, 'projects', { name: 'Shop', key: `P${++made}`, ...more });

test('needs a login', async () => {
  const { id } = await aProject();
  await expectEach(api(app, { tenant }), 401, [
    ['get', 'projects'],
    ['post', 'projects', { name: 'Shop', key: 'SHOP' }],
    ['get', `projects/${id}`],
    ['put', `projects/${id}`, { name: 'Mine', version: 1 }],
    ['delete', `projects/${id}`],
  ]);
});

test('is not there for another workspace', async () => {
  const { id } = await aProject();
  const elsewhere = await aTenant(app);
  const asOwner = api(app, await aUser(app, elsewhere, { role: 'owner' }));
  await expectEach(asOwner, 404, [
    ['get', `projects/${id}`],
    ['put', `projects/${id}`, { name: 'Mine', version: 1 }],
    ['delete', `projects/${id}`],
  ]);
  expect((await asOwner.get('projects')).body.items).toEqual([]);
  await expectEach(api(app, { tenant: elsewhere, token: client.token }), 401, [['get', 'projects']]);
});

test('is not there for a user who has no part in it', async () => {
  const { id } = await aProject();
  await expectEach(asOther, 404, [
    ['get', `projects/${id}`],
    ['put', `projects/${id}`, { name: 'Mine', version: 1 }],
    ['delete', `projects/${id}`],
  ]);
  expect((await asOther.get('projects')).body.items).toEqual([]);
  await expectEach(asClient, 200, [['get', `projects/${id}`]]);
});

test('is for roles that have to do with projects', async () => {
  const { id } = await aProject();
  await expectEach(asEmployee, 403, [
    ['get', 'projects'],
    ['post', 'projects', { name: 'Shop', key: 'SHOP' }],
  ]);
  await expectEach(asEmployee, 404, [['get', `projects/${id}`]]);
});

test('is seen, not changed, by who is in a team of it or assigned a task in it', async () => {
  const { id } = await aProject();
  const shop = await expectMade(asClient, 'apps', { name: 'Shop', key: `P${++made}`, project: id });
  const [member, worker] = [
    await aUser(app, tenant, { role: 'agent' }),
    await aUser(app, tenant, { role: 'agent' }),
  ];
  await expectMade(asClient, 'pm-teams', { project: id, name: 'Builders', members: [member.id] });
  await aTask(app, { app: shop.id, author: client, assignees: [worker] });
  for (const person of [member, worker]) {
    const as = api(app, person);
    const { body } = await as.get('projects');
    expect(body.items).toMatchObject([
      { id, apps: 1, tasks: { open: 1, done: 0 }, may: { update: false, delete: false, addApp: false } },
    ]);
    await expectEach(as, 403, [
      ['put', `projects/${id}`, { name: 'Mine', version: 1 }],
      ['delete', `projects/${id}`],
    ]);
  }
});

test('is made, read, changed and deleted by its owner', async () => {
  const project = await aProject(asClient, {
    description: 'Sells',
    startsOn: '2026-01-05',
    endsOn: '2026-12-18',
  });
  expect(project).toMatchObject({
    profile: client.profile,
    owner: { id: client.id, name: 'Amina Otieno', role: 'client' },
    name: 'Shop',
    description: 'Sells',
    status: 'active',
    startsOn: '2026-01-05',
    endsOn: '2026-12-18',
    apps: 0,
    tasks: { open: 0, done: 0 },
    version: 1,
    may: { update: true, delete: true, addApp: true, addTeam: true },
  });
  expect((await asClient.get(`projects/${project.id}`)).body).toEqual(project);

  const changed = await asClient.put(`projects/${project.id}`, {
    version: 1,
    status: 'paused',
    endsOn: null,
  });
  expect(changed.body).toMatchObject({ name: 'Shop', status: 'paused', endsOn: null, version: 2 });

  expect((await asClient.delete(`projects/${project.id}`)).body).toEqual({ message: 'Shop deleted.' });
  expect((await asClient.get(`projects/${project.id}`)).status).toBe(404);
});

test('is managed by who manages projects, made for any profile', async () => {
  const project = await aProject(asManager, { profile: client.profile });
  expect(project.owner.id).toBe(client.id);
  expect((await asManager.put(`projects/${project.id}`, { version: 1, name: 'Store' })).status).toBe(200);
  const refused = await asOther.post('projects', { name: 'Theirs', key: 'THEIRS', profile: client.profile });
  expect(refused.status).toBe(400);
  expect(refused.body.data.fields).toEqual({ profile: 'must be a profile of yours' });
});

test('has a key of its own', async () => {
  const project = await aProject();
  const another = await aProject();
  for (const refused of [
    await asOther.post('projects', { name: 'Again', key: project.key.toLowerCase() }),
    await asClient.put(`projects/${another.id}`, { version: 1, key: project.key }),
  ]) {
    expect(refused.status).toBe(409);
    expect(refused.body.data.fields).toEqual({ key: 'must not be the key of another project' });
  }
  expect((await asClient.put(`projects/${another.id}`, { version: 1, key: another.key })).status).toBe(200);
});

test('refuses a stale change and shows the newer state', async () => {
  const { id } = await aProject();
  await asClient.put(`projects/${id}`, { version: 1, name: 'First' });
  const stale = await asClient.put(`projects/${id}`, { version: 1, name: 'Second' });
  expect(stale.status).toBe(409);
  expect(stale.body.data.current).toMatchObject({ id, name: 'First', version: 2 });
  expect((await asClient.get(`projects/${id}`)).body.name).toBe('First');
});

test('lets one of two changes at once win', async () => {
  const { id } = await aProject();
  const answers = await Promise.all(
    ['Left', 'Right'].map((name) => asClient.put(`projects/${id}`, { version: 1, name })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('is listed by name, page by page, without gaps or doubles', async () => {
  const as = api(app, await aUser(app, tenant));
  const names = ['Zebra', 'Alpha', 'alpha', 'Mwanga', 'Alpha', 'Émile', 'Alpha'];
  for (const name of names) await aProject(as, { name });
  const seen = await everyPage(as, 'projects', 2);
  expect(seen.map(({ name }) => name).sort()).toEqual(names.toSorted());
  expect(new Set(seen.map(({ id }) => id)).size).toBe(names.length);
  const whole = await as.get('projects');
  expect(whole.body.items).toEqual(seen);
});

test('is found by words, status and profile', async () => {
  const user = await aUser(app, tenant);
  const as = api(app, user);
  const shop = await aProject(as, { name: 'Online shop', status: 'planned' });
  await aProject(as, { name: 'Warehouse' });
  const found = async (query: string) =>
    (await as.get(`projects?${query}`)).body.items.map(({ id }: { id: string }) => id);
  expect(await found('q=SHOP')).toEqual([shop.id]);
  expect(await found(`q=${shop.key}`)).toEqual([shop.id]);
  expect(await found('q=100%25')).toEqual([]);
  expect(await found('status=planned')).toEqual([shop.id]);
  expect(await found(`profile=${user.profile}`)).toHaveLength(2);
  expect(await found(`profile=${client.profile}`)).toEqual([]);
});

test('names every bad field', async () => {
  const refused = await asClient.post('projects', {
    name: ' ',
    key: '1',
    startsOn: '2026-02-01',
    endsOn: '2026-01-01',
  });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.data.fields)).toEqual(expect.arrayContaining(['name', 'key']));
  const backwards = await asClient.post('projects', {
    name: 'Shop',
    key: 'BACK',
    startsOn: '2026-02-01',
    endsOn: '2026-01-01',
  });
  expect(backwards.body.data.fields).toEqual({ endsOn: 'must not be before the start' });
  const { id } = await aProject(asClient, { startsOn: '2026-02-01' });
  const halfway = await asClient.put(`projects/${id}`, { version: 1, endsOn: '2026-01-01' });
  expect(halfway.body.data.fields).toEqual({ endsOn: 'must not be before the start' });
  await asClient.put(`projects/${id}`, { version: 1, endsOn: '2026-03-01' });
  const late = await asClient.put(`projects/${id}`, { version: 2, startsOn: '2026-04-01' });
  expect(late.body.data.fields).toEqual({ startsOn: 'must not be after the end' });
});

test('comes with its first app where that is asked for, under a key that is free', async () => {
  const first = await expectMade(asClient, 'projects', { name: 'Orchard', key: 'ORCHARD', withApp: true });
  const read = async (id: string) => (await asClient.get(`apps/${id}`)).body;
  expect(await read(first.firstApp)).toMatchObject({
    name: 'Orchard',
    key: 'ORCHARD',
    project: { id: first.id },
  });
  expect((await expectMade(asClient, 'projects', { name: 'None', key: 'NONE' })).firstApp).toBeUndefined();
  await expectMade(asClient, 'apps', { name: 'Vine', key: 'VINE' });
  const second = await expectMade(asClient, 'projects', { name: 'Vineyard', key: 'VINE', withApp: true });
  expect(await read(second.firstApp)).toMatchObject({ key: 'VINE2' });
});

test('survives bad input', async () => {
  const { id } = await aProject();
  const body = {
    name: 'Shop',
    key: 'BAD',
    description: '',
    status: 'active',
    startsOn: '2026-01-05',
    endsOn: null,
  };
  await survivesBadInput(asClient, { method: 'GET', path: 'projects?q=shop&limit=2&status=active&cursor=x' });
  await survivesBadInput(asClient, { method: 'POST', path: 'projects', body });
  await survivesBadInput(asClient, { method: 'GET', path: `projects/${id}` });
  await survivesBadInput(asClient, { method: 'PUT', path: `projects/${id}`, body: { ...body, version: 1 } });
  await survivesBadInput(asClient, { method: 'DELETE', path: `projects/${id}` });
});
