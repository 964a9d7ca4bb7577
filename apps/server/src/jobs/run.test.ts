import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { startApp, type TestApp } from '../../test/app.ts';
import { databaseUrl } from '../../test/database-url.ts';
import { aTenant, type TestTenant } from '../../test/factories/tenant.ts';
import { newId } from '../database/ids.ts';
import { createPool } from '../database/pool.ts';
import { findRole } from '../database/role.ts';
import { beat } from './heartbeat.ts';
import { defineJob, enqueue, handle, type JobHandler } from './job.ts';
import { runJobs } from './run.ts';

/** What connections of the queues under test are called; the server has a queue of its own, which sweeps each minute. */
const application = 'kazi test queue';
/** What writes down that jobs have ended. */
const endOfJob = '%delete from%_private_jobs%';

const held = defineJob('test-held', z.object({ id: z.uuid() }));

let app: TestApp;
let tenant: TestTenant;
let admin: pg.Client;
let role: string | undefined;
let runner: Awaited<ReturnType<typeof runJobs>>;
/** The jobs that have begun, in order; each ends once the gate is open. */
let begun: string[];
let gate: PromiseWithResolvers<void>;

beforeAll(async () => {
  app = await startApp();
  app.services.log.level = 'silent';
  tenant = await aTenant(app);
  admin = new pg.Client({ connectionString: databaseUrl() });
  await admin.connect();
  ({ role } = await findRole(databaseUrl()));
  const run = async ({ id }: { id: string }) => {
    begun.push(id);
    await gate.promise;
  };
  runner = await runQueue([handle(held, run)]);
});
beforeEach(() => {
  begun = [];
  gate = Promise.withResolvers();
});
afterAll(async () => {
  gate.resolve();
  await runner.stop();
  await app.stop();
  await admin.end();
});

function runQueue(handlers: JobHandler[]): ReturnType<typeof runJobs> {
  const url = new URL(databaseUrl());
  url.searchParams.set('application_name', application);
  return runJobs({ url: url.href, role, services: app.services, handlers });
}

/** Puts so many jobs in the queue and waits until they run. */
async function running(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  await app.services.database.write(tenant.id, null, async (tx) => {
    for (const id of ids) await enqueue(tx, held, { id });
  });
  await vi.waitFor(() => expect(begun).toEqual(expect.arrayContaining(ids)), 30_000);
  return ids;
}

/** Which of these jobs are still in the queue. */
async function waiting(ids: string[]): Promise<unknown[]> {
  const { rows } = await admin.query(
    `select payload->>'id' as id from graphile_worker._private_jobs where payload->>'id' = any($1)`,
    [ids],
  );
  return rows.map(({ id }) => id);
}

/** Lets nothing be written to the queue while `during` runs: a query that would waits and keeps its connection. */
async function withQueueLocked(during: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  await client.query('begin; lock table graphile_worker._private_jobs in exclusive mode');
  await during().finally(() => client.end());
}

/** Waits until so many connections' queries of the queues under test wait for a lock and are like this, and gives their processes. */
const queriesWait = (count: number, query: string): Promise<number[]> =>
  vi.waitFor(async () => {
    const { rows } = await admin.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where wait_event_type = 'Lock' and datname = current_database()
         and application_name = $1 and query like $2`,
      [application, query],
    );
    expect(rows).toHaveLength(count);
    return rows.map(({ pid }) => pid);
  }, 10_000);

/** Ends so many connections whose queries wait for a lock and are like this. */
async function cutWaiting(count: number, query: string): Promise<void> {
  const pids = await queriesWait(count, query);
  await admin.query('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [pids]);
}

/** Whether the worker that has taken a job says that it lives. */
async function hasHeartbeat(id: string): Promise<boolean> {
  const { rowCount } = await admin.query(
    `select from graphile_worker._private_jobs join job_workers w on w.id = locked_by where payload->>'id' = $1`,
    [id],
  );
  return rowCount === 1;
}

/** Lets a job that was taken seem to run for more than a minute. */
const lockedLongAgo = (id: string) =>
  admin.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '90 seconds' where payload->>'id' = $1`,
    [id],
  );

/** Another server's heartbeat, which frees the jobs of workers it takes for dead. */
async function beatElsewhere(): Promise<void> {
  const pool = createPool({ url: databaseUrl(), max: 1, role });
  await beat(pool, []);
  await pool.end();
}

test('a job that takes long is not run again beside itself', async () => {
  const [long = ''] = await running(1);
  await vi.waitFor(async () => expect(await hasHeartbeat(long)).toBe(true), 10_000);
  await lockedLongAgo(long);
  await beatElsewhere();
  await running(1);
  gate.resolve();
  expect(begun.filter((id) => id === long)).toHaveLength(1);
});

test('a job that waits for a connection longer than requests do is completed later', async () => {
  const ids = await running(4);
  const other = createPool({ url: databaseUrl(), max: 1, role });
  const taken = await other.connect();
  await withQueueLocked(async () => {
    gate.resolve();
    await expect(other.connect()).rejects.toThrow('timeout exceeded');
  });
  taken.release();
  await other.end();
  await vi.waitFor(async () => expect(await waiting(ids)).toEqual([]), 10_000);
});

test('a job whose end is lost with its connection is run again, and others go on', async () => {
  const [lost = ''] = await running(1);
  await withQueueLocked(async () => {
    gate.resolve();
    await cutWaiting(1, endOfJob);
  });
  await running(1);
  expect(await waiting([lost])).toEqual([lost]);
  await admin.query(`update job_workers set seen_at = now() - interval '90 seconds'`);
  await lockedLongAgo(lost);
  await beatElsewhere();
  await vi.waitFor(async () => expect(await waiting([lost])).toEqual([]), 10_000);
  expect(begun.filter((id) => id === lost)).toHaveLength(2);
});

test('a queue that has lost the ends of two jobs at once goes on', async () => {
  await running(1);
  const first = gate;
  gate = Promise.withResolvers();
  await running(1);
  await withQueueLocked(async () => {
    first.resolve();
    await queriesWait(1, endOfJob);
    gate.resolve();
    await cutWaiting(2, endOfJob);
  });
  await running(1);
});

test('a queue whose first question is lost with its connection begins again', async () => {
  const late = defineJob('test-late', z.object({}));
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  await client.query('begin; lock table graphile_worker._private_tasks');
  const { promise: ran, resolve } = Promise.withResolvers<void>();
  const other = await runQueue([handle(late, async () => resolve())]);
  await cutWaiting(1, '%_private_tasks%');
  await client.end();
  await app.services.database.write(tenant.id, null, (tx) => enqueue(tx, late, {}));
  await ran;
  await other.stop();
});
