import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { startApp, type TestApp } from '../../test/app.ts';
import { databaseUrl } from '../../test/database-url.ts';
import { aTenant, type TestTenant } from '../../test/factories/tenant.ts';
import { newId } from '../database/ids.ts';
import { createPool } from '../database/pool.ts';
import { findRole } from '../database/role.ts';
import { beat } from './heartbeat.ts';
import { defineJob, enqueue, handle } from './job.ts';
import { runJobs } from './run.ts';
import { sweepJobsHandler } from './sweep.ts';

const count = defineJob('test-count', z.object({ id: z.uuid() }));
const fail = defineJob('test-fail', z.object({ id: z.uuid() }));

let app: TestApp;
let tenant: TestTenant;
const ran: string[] = [];
const runners: Awaited<ReturnType<typeof runJobs>>[] = [];

beforeAll(async () => {
  app = await startApp();
  tenant = await aTenant(app);
  const url = databaseUrl();
  const handlers = [
    handle(count, async ({ id }) => void ran.push(id)),
    handle(fail, async ({ id }) => {
      ran.push(id);
      throw new Error('not this time');
    }),
  ];
  for (let server = 0; server < 2; server++)
    runners.push(await runJobs({ url, role: (await findRole(url)).role, services: app.services, handlers }));
});
afterAll(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  await app.stop();
});

const put = (
  id: string,
  { fails = false, key, thrown }: { fails?: boolean; key?: string; thrown?: Error } = {},
) =>
  app.services.database.write(tenant.id, null, async (tx) => {
    await enqueue(tx, fails ? fail : count, { id }, { key });
    if (thrown) throw thrown;
  });
const timesOf = (id: string) => ran.filter((other) => other === id).length;

test('each job runs once, whichever server takes it', async () => {
  const ids = Array.from({ length: 40 }, newId);
  await Promise.all(ids.map((id) => put(id)));
  await vi.waitFor(() => expect(ran).toEqual(expect.arrayContaining(ids)), 10_000);
  for (const id of ids) expect(timesOf(id)).toBe(1);
});

test('a job of a transaction that failed never runs', async () => {
  const [lost, kept] = [newId(), newId()];
  await expect(put(lost, { thrown: new Error('changed my mind') })).rejects.toThrow('changed my mind');
  await put(kept);
  await vi.waitFor(() => expect(timesOf(kept)).toBe(1), 10_000);
  expect(timesOf(lost)).toBe(0);
});

test('a job that fails is kept, to be run again', async () => {
  app.services.log.level = 'silent';
  const id = newId();
  await put(id, { fails: true });
  const waiting = () =>
    app.services.database.shared(async (db) => {
      const { rows } = await sql<{ attempts: number; error: string }>`
        select attempts, last_error as error from graphile_worker._private_jobs where payload->>'id' = ${id}`.execute(
        db,
      );
      return rows;
    });
  await vi.waitFor(
    async () => expect(await waiting()).toEqual([{ attempts: 1, error: 'not this time' }]),
    10_000,
  );
  app.services.log.level = 'error';
});

/** As a server leaves a job that is killed in the middle of it, so many seconds ago. */
const leftBehind = (id: string, worker: string, seconds: number) =>
  app.services.database.write(tenant.id, null, (tx) =>
    sql`
      update graphile_worker._private_jobs
      set run_at = now(), attempts = 1, locked_by = ${worker}, locked_at = now() - make_interval(secs => ${seconds})
      where payload->>'id' = ${id}`.execute(tx),
  );

test('a job of a server that died is free for another, one of a living server is not', async () => {
  const [died, lives, fresh] = [newId(), newId(), newId()];
  const later = new Date(Date.now() + 3_600_000);
  for (const id of [died, lives, fresh])
    await app.services.database.write(tenant.id, null, (tx) => enqueue(tx, count, { id }, { runAt: later }));
  await leftBehind(died, 'worker-dead', 90);
  await leftBehind(lives, 'worker-busy', 90);
  await leftBehind(fresh, 'worker-new', 5);
  const pool = createPool({
    url: databaseUrl(),
    max: 1,
    role: (await findRole(databaseUrl())).role,
  });
  await beat(pool, ['worker-busy']);
  await pool.end();
  await put(newId()); // lets the queue be looked at
  await vi.waitFor(() => expect(timesOf(died)).toBe(1), 10_000);
  expect([timesOf(lives), timesOf(fresh)]).toEqual([0, 0]);
});

test('a job that was given up is forgotten after two weeks, and no other', async () => {
  const [old, recent, tried] = [newId(), newId(), newId()];
  const later = new Date(Date.now() + 3_600_000);
  const { write, shared } = app.services.database;
  for (const id of [old, recent, tried])
    await write(tenant.id, null, (tx) => enqueue(tx, count, { id }, { runAt: later }));
  const left = (id: string, attempts: number, days: number) =>
    write(tenant.id, null, (tx) =>
      sql`update graphile_worker._private_jobs
        set attempts = ${attempts}, updated_at = now() - make_interval(days => ${days}) where payload->>'id' = ${id}`.execute(
        tx,
      ),
    );
  await left(old, 25, 15);
  await left(recent, 25, 13);
  await left(tried, 24, 15);
  await sweepJobsHandler.run({}, app.services);
  const { rows } = await shared((db) =>
    sql<{ id: string }>`select payload->>'id' as id from graphile_worker._private_jobs
      where payload->>'id' = any(${[old, recent, tried]}) order by id`.execute(db),
  );
  expect(rows).toEqual([{ id: recent }, { id: tried }]);
});

test('what a job is told must fit it', async () => {
  await expect(put('no id')).rejects.toThrow();
});
