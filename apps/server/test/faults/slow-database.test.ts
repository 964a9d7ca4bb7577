import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../src/database/migrate.ts';
import { expectMade } from '../answers.ts';
import { type Answer, type Api, api } from '../api.ts';
import { startAlone, type TestApp } from '../app.ts';
import { aTenant } from '../factories/tenant.ts';
import { aUser } from '../factories/user.ts';
import { anOwnDatabase, type OwnDatabase } from '../own-database.ts';

const connections = 4;

let server: TestApp;
/** Makes another owner: one person's calls wait for each other. */
let another: () => Promise<Api>;
let owner: Api;
let colleague: Api;
let app: string;
let database: pg.Client;
/** Without the jobs that other tests have left, which would wait for the same tables. */
let own: OwnDatabase;
beforeAll(async () => {
  own = await anOwnDatabase();
  await migrate(own.url);
});
afterAll(() => own.drop());
beforeEach(async () => {
  server = await startAlone({ databasePool: connections, databaseUrl: own.url });
  const tenant = await aTenant(server);
  another = async () => api(server, await aUser(server, tenant, { role: 'owner' }));
  owner = await another();
  colleague = await another();
  const project = await expectMade(owner, 'projects', { name: 'Slow', key: 'SLOW' });
  app = (await expectMade(owner, 'apps', { project: project.id, name: 'Slow', key: 'SLOW' })).id;
  database = new pg.Client({ connectionString: own.url });
  await database.connect();
});
afterEach(async () => {
  await database.end();
  await server.stop();
});

const make = (title: string) => owner.post('tasks', { app, title });
const list = (as = colleague) => as.get(`tasks?app=${app}`);
const titles = async () => (await list()).body.items.map(({ title }: { title: string }) => title);

/** From now on nothing of tasks is answered, until `answer`. */
const stall = () => database.query('begin; lock table tasks in access exclusive mode');
const answer = () => database.query('rollback');

/** Waits until so many of the server's statements are not answered. */
const untilWaiting = (count: number) =>
  expect
    .poll(async () => {
      const { rows } = await database.query(
        `select 1 from pg_locks where not granted and relation = 'tasks'::regclass
           and database = (select oid from pg_database where datname = current_database())`,
      );
      return rows.length;
    })
    .toBeGreaterThanOrEqual(count);

function expectNotNow({ status, body, headers }: Answer): void {
  expect([status, body.code, body.message]).toEqual([
    503,
    'SERVICE_UNAVAILABLE',
    'The service is busy or starting. Try again in a moment.',
  ]);
  expect(headers.get('retry-after')).toBeTruthy();
}

test('what the database is slow with comes late; what it is not slow with is answered meanwhile', async () => {
  const third = await another();
  await stall();
  const late = [make('Came late'), list()];
  await untilWaiting(late.length);
  expect((await third.get('roles')).status).toBe(200);
  await answer();
  expect((await Promise.all(late)).map(({ status }) => status)).toEqual([201, 200]);
  expect(await titles()).toEqual(['Came late']);
});

test('what takes longer than ten seconds is refused in words and has done nothing, and can be done again', async () => {
  await stall();
  const [made, listed] = await Promise.all([make('Once'), list()]);
  expectNotNow(made);
  expectNotNow(listed);
  await answer();
  expect(await titles()).toEqual([]);
  expect((await make('Once')).status).toBe(201);
  expect(await titles()).toEqual(['Once']);
});

test('when it holds up every connection, another call is refused after five seconds, and all goes on after it', async () => {
  const people = [];
  while (people.length < connections) people.push(await another());
  await stall();
  const held = people.map((person) => list(person));
  await untilWaiting(connections);
  expectNotNow(await owner.get('projects'));
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  await answer();
  for (const { status } of await Promise.all(held)) expect([200, 503]).toContain(status);
  expect((await owner.get('projects')).status).toBe(200);
  expect((await make('Afterwards')).status).toBe(201);
});
