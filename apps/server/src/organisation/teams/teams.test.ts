import { beforeAll, expect, test } from 'vitest';
import { expectEach, expectMade } from '../../../test/answers.ts';
import { type Api, api } from '../../../test/api.ts';
import { useServer } from '../../../test/app.ts';
import { survivesBadInput } from '../../../test/bad-input.ts';
import { aTenant, settle } from '../../../test/factories/tenant.ts';
import { aUser, type TestUser } from '../../../test/factories/user.ts';
import { useOnce } from '../../../test/use.ts';
import { newId } from '../../database/ids.ts';

const app = useServer();
let client: TestUser;
let agent: TestUser;
let asClient: Api;
let asOther: Api;
let project: { id: string };

const tenant = useOnce(() => aTenant(app));
beforeAll(async () => {
  await settle(app, tenant, { clients_assign_any_agent: true });
  client = await aUser(app, tenant);
  agent = await aUser(app, tenant, { role: 'agent', firstName: 'Brian', lastName: 'Abuya' });
  asClient = api(app, client);
  asOther = api(app, await aUser(app, tenant));
  project = await expectMade(asClient, 'projects', { name: 'Retail', key: 'RETAIL' });
});

let made = 0;
const aTeam = (more = {}) =>
  expectMade(asClient, 'pm-teams', { project: project.id, name: `Team ${++made}`, ...more });

test('needs a login', async () => {
  const { id } = await aTeam();
  await expectEach(api(app, { tenant }), 401, [
    ['get', 'pm-teams'],
    ['post', 'pm-teams', { project: project.id, name: 'Builders' }],
    ['put', `pm-teams/${id}`, { name: 'Mine', version: 1 }],
    ['delete', `pm-teams/${id}`],
  ]);
});

test('is not there for another workspace, nor for a user who has no part in the project', async () => {
  const { id } = await aTeam();
  const asOwner = api(app, await aUser(app, await aTenant(app), { role: 'owner' }));
  for (const as of [asOwner, asOther]) {
    await expectEach(as, 404, [
      ['get', `pm-teams?project=${project.id}`],
      ['put', `pm-teams/${id}`, { name: 'Mine', version: 1 }],
      ['delete', `pm-teams/${id}`],
    ]);
    expect((await as.get('pm-teams')).body.items).toEqual([]);
    const refused = await as.post('pm-teams', { project: project.id, name: 'Mine' });
    expect(refused.status).toBe(400);
    expect(refused.body.data.fields).toEqual({ project: 'must be a project that you are part of' });
  }
  await expectEach(api(app, await aUser(app, tenant, { role: 'employee' })), 403, [['get', 'pm-teams']]);
});

test('is made, listed, changed and deleted by the owner of the project', async () => {
  const team = await aTeam({ name: 'Builders', members: [agent.id, client.id, agent.id] });
  expect(team).toMatchObject({
    project: { id: project.id, name: 'Retail' },
    name: 'Builders',
    members: [
      { id: agent.id, name: 'Brian Abuya', role: 'agent' },
      { id: client.id, name: 'Amina Otieno' },
    ],
    version: 1,
    may: { update: true, delete: true },
  });
  expect((await asClient.get(`pm-teams?project=${project.id}`)).body.items).toContainEqual(team);

  const changed = await asClient.put(`pm-teams/${team.id}`, { version: 1, members: [client.id] });
  expect(changed.body).toMatchObject({ name: 'Builders', members: [{ id: client.id }], version: 2 });
  expect((await asClient.put(`pm-teams/${team.id}`, { version: 2, members: [] })).body.members).toEqual([]);

  expect((await asClient.delete(`pm-teams/${team.id}`)).body).toEqual({ message: 'Builders deleted.' });
  expect((await asClient.get('pm-teams')).body.items).not.toContainEqual(
    expect.objectContaining({ id: team.id }),
  );
});

test('is seen, not changed, by its members; managed by who manages teams', async () => {
  const { id } = await aTeam({ members: [agent.id] });
  const as = api(app, agent);
  const { items } = (await as.get('pm-teams')).body;
  expect(items).toContainEqual(expect.objectContaining({ id, may: { update: false, delete: false } }));
  await expectEach(as, 403, [
    ['post', 'pm-teams', { project: project.id, name: 'Mine' }],
    ['put', `pm-teams/${id}`, { version: 1, name: 'Mine' }],
    ['delete', `pm-teams/${id}`],
  ]);
  const asManager = api(app, await aUser(app, tenant, { role: 'manager' }));
  await expectEach(asManager, 200, [
    ['put', `pm-teams/${id}`, { version: 1, name: 'Theirs' }],
    ['delete', `pm-teams/${id}`],
  ]);
});

test('opens the project to who is added, and closes it to who is taken out', async () => {
  const person = await aUser(app, tenant, { role: 'agent' });
  const newcomer = api(app, person);
  const { id } = await aTeam();
  await expectEach(newcomer, 404, [['get', `projects/${project.id}`]]);
  await asClient.put(`pm-teams/${id}`, { version: 1, members: [person.id] });
  await expectEach(newcomer, 200, [['get', `projects/${project.id}`]]);
  await asClient.put(`pm-teams/${id}`, { version: 2, members: [] });
  await expectEach(newcomer, 404, [['get', `projects/${project.id}`]]);
});

test('tells those whom a change concerns', async () => {
  const { id } = await aTeam({ members: [agent.id] });
  await asClient.put(`pm-teams/${id}`, { version: 1, members: [client.id] });
  const events = await app.services.database.read(tenant.id, (db) =>
    db.selectFrom('events').selectAll().where('subject_id', '=', id).orderBy('id').execute(),
  );
  expect(events).toMatchObject([
    { subject: 'team', verb: 'created', actor_id: client.id, parties: [agent.id] },
    {
      verb: 'updated',
      version: 2,
      parties: [agent.id, client.id],
      changes: { members: { before: [agent.id], after: [client.id] } },
    },
  ]);
});

test('has members of this workspace only', async () => {
  const stranger = await aUser(app, await aTenant(app));
  const { id } = await aTeam();
  for (const refused of [
    await asClient.post('pm-teams', { project: project.id, name: 'Odd', members: [agent.id, stranger.id] }),
    await asClient.put(`pm-teams/${id}`, { version: 1, members: [agent.id, newId()] }),
  ]) {
    expect(refused.status).toBe(400);
    expect(refused.body.data.fields).toEqual({
      'members.1': 'must be an active member that you can see',
    });
  }
});

test('has a name of its own within the project', async () => {
  await aTeam({ name: 'Riders' });
  const { id } = await aTeam({ name: 'Drivers' });
  for (const refused of [
    await asClient.post('pm-teams', { project: project.id, name: 'RIDERS' }),
    await asClient.put(`pm-teams/${id}`, { version: 1, name: 'riders' }),
  ]) {
    expect(refused.status).toBe(409);
    expect(Object.keys(refused.body.data.fields)).toEqual(['name']);
  }
  await expectEach(asClient, 200, [['put', `pm-teams/${id}`, { version: 1, name: 'drivers' }]]);
});

test('refuses a stale change and shows the newer state', async () => {
  const { id } = await aTeam();
  await asClient.put(`pm-teams/${id}`, { version: 1, name: 'First' });
  const stale = await asClient.put(`pm-teams/${id}`, { version: 1, members: [agent.id] });
  expect(stale.status).toBe(409);
  expect(stale.body.data.current).toMatchObject({ id, name: 'First', members: [], version: 2 });
});

test('survives bad input', async () => {
  const { id } = await aTeam();
  const body = { name: 'Odd', members: [agent.id] };
  await survivesBadInput(asClient, { method: 'GET', path: `pm-teams?project=${project.id}` });
  await survivesBadInput(asClient, {
    method: 'POST',
    path: 'pm-teams',
    body: { ...body, project: project.id },
  });
  await survivesBadInput(asClient, { method: 'PUT', path: `pm-teams/${id}`, body: { ...body, version: 1 } });
  await survivesBadInput(asClient, { method: 'DELETE', path: `pm-teams/${id}` });
});
