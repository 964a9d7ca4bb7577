import { beforeAll, expect, test } from 'vitest';
import { everyPage, expectMade } from '../../test/answers.ts';
import { type Api, api } from '../../test/api.ts';
import { useServer } from '../../test/app.ts';
import { aTask } from '../../test/factories/task.ts';
import { aTenant, settle } from '../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../test/factories/user.ts';
import { useOnce } from '../../test/use.ts';

/** The people who meet: the groups of a workspace, whose people are parties to the same project or app. */
const groups: readonly (readonly string[])[] = [
  ['owner of the project', 'member', 'assignee', 'author'],
  ['owner of the app', 'assignee of the app'],
];
const strangers = ['client', 'agent', 'employee'] as const;

const app = useServer();
const people = new Map<string, TestUser>();

const as = (name: string): Api => api(app, person(name));
function person(name: string): TestUser {
  const found = people.get(name);
  if (!found) throw new TypeError(`Nobody is the ${name}`);
  return found;
}

const tenant = useOnce(() => aTenant(app));
const manager = useOnce(() => aUser(app, tenant, { role: 'manager', firstName: 'Wanjiku' }));
beforeAll(async () => {
  for (const name of ['owner of the project', 'owner of the app', 'author'])
    people.set(name, await aUser(app, tenant, { role: 'client', lastName: 'Seen' }));
  for (const name of ['member', 'assignee', 'assignee of the app'])
    people.set(name, await aUser(app, tenant, { role: 'agent', lastName: 'Seen' }));
  for (const role of strangers) people.set(role, await aUser(app, tenant, { role, lastName: 'Seen' }));

  const { id: project } = await expectMade(as('owner of the project'), 'projects', { name: 'P', key: 'PP' });
  await expectMade(api(app, manager), 'pm-teams', { project, name: 'T', members: [person('member').id] });
  const inProject = await expectMade(as('owner of the project'), 'apps', { name: 'A', key: 'AA', project });
  const alone = await expectMade(as('owner of the app'), 'apps', { name: 'B', key: 'BB' });
  await aTask(app, { app: inProject.id, author: person('author'), assignees: [person('assignee')] });
  await aTask(app, {
    app: alone.id,
    author: person('owner of the app'),
    assignees: [person('assignee of the app')],
  });
});

const meet = (one: string, other: string) =>
  one === other || groups.some((group) => group.includes(one) && group.includes(other));

/** Of all people, those whom each finds on their page, in the list and by search. */
async function seenBy(name: string) {
  const statuses = await Promise.all([...people.values()].map(({ id }) => as(name).get(`users/${id}`)));
  const pages = [...people.keys()].filter((_, index) => statuses[index]?.status === 200);
  const known = new Map([...people].map(([other, { id }]) => [id, other]));
  const named = (items: readonly { id: string }[]) => items.map(({ id }) => known.get(id) ?? 'other').sort();
  const list = named(await everyPage(as(name), 'users', 3));
  const { items } = (await as(name).get('search?q=seen&limit=20')).body;
  return { pages: pages.sort(), list, search: named(items) };
}

test('people see those whom they meet, both of them each other, wherever they look', async () => {
  for (const name of people.keys()) {
    const expected = [...people.keys()].filter((other) => meet(name, other)).sort();
    expect(await seenBy(name), name).toEqual({ pages: expected, list: expected, search: expected });
  }
});

test('who puts teams together sees everybody', async () => {
  const all = (await api(app, manager).get('users?limit=200')).body.items;
  expect(all).toHaveLength(people.size + 1);
  for (const { email } of all) expect(email).toMatch(/@/);
});

test('a client chooses among all agents where the workspace lets them, by name and picture alone', async () => {
  await settle(app, tenant, { clients_assign_any_agent: true });
  const agents = ['member', 'assignee', 'assignee of the app', 'agent'];
  expect((await seenBy('client')).list).toEqual(['client', ...agents].sort());
  for (const role of ['agent', 'employee']) expect((await seenBy(role)).list).toEqual([role]);
  const { body } = await as('client').get(`users/${person('agent').id}`);
  const hidden = { email: null, phone: null, country: null, lastSeenAt: null };
  expect(body).toMatchObject({ firstName: 'Amina', role: 'agent', ...hidden });
  await settle(app, tenant, { clients_assign_any_agent: false });
});

test('an address is neither shown nor found by who does not manage people', async () => {
  const { id, email } = person('member');
  const client = as('owner of the project');
  expect((await client.get(`users/${id}`)).body.email).toBeNull();
  expect((await client.get(`users?q=${encodeURIComponent(email)}`)).body.items).toEqual([]);
  expect((await client.get(`search?q=${encodeURIComponent(email)}`)).body.items).toEqual([]);
  expect(JSON.stringify((await client.get('pm-teams')).body)).not.toContain('@');
  expect((await client.get('users/me')).body.email).toBe(person('owner of the project').email);
  const found = (await api(app, manager).get(`users?q=${encodeURIComponent(email)}`)).body.items;
  expect(found).toMatchObject([{ id, email }]);
});

test('a client puts in a team, and gives work to, people whom they see', async () => {
  const owner = as('owner of the project');
  const { id: project } = await expectMade(owner, 'projects', { name: 'Q', key: 'QQ' });
  const { id: place } = await expectMade(owner, 'apps', { name: 'C', key: 'CC', project });
  const give = (name: string) =>
    owner.post('tasks', { app: place, title: 'Sweep', assignees: [person(name).id] });
  const join = (name: string) =>
    owner.post('pm-teams', { project, name: `With ${name}`, members: [person(name).id] });

  expect((await give('agent')).body.data.fields).toEqual({
    assignees: 'must be people in a team of the project',
  });
  expect((await join('agent')).body.data.fields).toHaveProperty(['members.0']);
  expect((await give('member')).status).toBe(400);
  expect((await join('member')).status).toBe(201);
  expect((await give('member')).status).toBe(201);
  expect((await give('owner of the project')).status).toBe(201);

  await settle(app, tenant, { clients_assign_any_agent: true });
  expect((await give('agent')).status).toBe(201);
  expect((await give('employee')).status).toBe(400);
  await settle(app, tenant, { clients_assign_any_agent: false });
});
