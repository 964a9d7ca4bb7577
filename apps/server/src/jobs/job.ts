import { sql } from 'kysely';
import * as z from 'zod';
import type { Tx } from '../database/tenancy.ts';
import type { Services } from '../services.ts';

/** A kind of job: its name, which never changes as jobs may wait under it, and its payload. */
export interface Job<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
}

/** A kind of job and what does it. */
export interface JobHandler {
  name: string;
  run(payload: unknown, services: Services): Promise<void>;
  /** When it runs of itself, on one of the servers: five cron fields, in UTC. */
  schedule?: string;
  /** Whose workers run it, see `inLane`. */
  lane?: Lane;
}

/** Jobs that share their workers, and hold up no others. What waits for machines of others has its own. */
export type Lane = 'usual' | 'messages' | 'sending' | 'asking';

/** Defines a kind of job. Its payload is checked when it is queued and when it runs: one that does not fit throws. */
export function defineJob<Payload>(name: string, payload: z.ZodType<Payload>): Job<Payload> {
  return { name, payload };
}

/**
 * Ties a job to what does it. A handler may be run again after a failure or a crash, so doing it twice must
 * be as good as once.
 */
export function handle<Payload>(
  job: Job<Payload>,
  run: (payload: Payload, services: Services) => Promise<void>,
): JobHandler {
  return { name: job.name, run: (payload, services) => run(job.payload.parse(payload), services) };
}

const everyNight = '17 1 * * *';
const everyHour = '7 * * * *';

/** Lets a job of no payload run of itself every night as well. */
export const nightly = (handler: JobHandler): JobHandler => ({ ...handler, schedule: everyNight });

/** Runs a job that waits for a machine of others, such as a mail server, by workers that usual jobs do not need. */
export const inLane = (lane: Exclude<Lane, 'usual'>, handler: JobHandler): JobHandler => ({
  ...handler,
  lane,
});

type ChangeOfEach = (tx: Tx) => Promise<void>;

function inEach(name: string, schedule: string, change: ChangeOfEach): JobHandler {
  const handler = handle(defineJob(name, z.object({})), async (_none, { database }) => {
    const tenants = await database.shared((db) => db.selectFrom('tenants').select('id').execute());
    for (const { id } of tenants) await database.write(id, null, change);
  });
  return { ...handler, schedule };
}

/** A job of the night that changes each workspace, in a transaction of its own. */
export const nightlyInEach = (name: string, change: ChangeOfEach): JobHandler =>
  inEach(name, everyNight, change);

/** A job of each hour, likewise. */
export const hourlyInEach = (name: string, change: ChangeOfEach): JobHandler =>
  inEach(name, everyHour, change);

interface When {
  /** Not before this moment. */
  runAt?: Date | undefined;
  /** Not before so many milliseconds have passed by the database's clock, where no moment is given. */
  inMs?: number | undefined;
  /** Of jobs with the same key only one waits; a later one takes the place of an earlier. */
  key?: string | undefined;
}

interface WhenEach<Payload> extends Pick<When, 'runAt'> {
  /** The key of each: one that waits already under its key keeps its place. */
  keyOf?: ((payload: Payload) => string) | undefined;
}

/** Puts a job in the queue as part of the transaction: it runs once that is committed, or never. */
export async function enqueue<Payload>(
  tx: Tx,
  job: Job<Payload>,
  payload: NoInfer<Payload>,
  { runAt, inMs = 0, key }: When = {},
): Promise<void> {
  const text = JSON.stringify(job.payload.parse(payload));
  const from = sql`coalesce(${runAt ?? null}::timestamptz, now() + make_interval(secs => ${inMs / 1000}))`;
  await sql`select graphile_worker.add_job(
    ${job.name}, ${text}::json, run_at => ${from}, job_key => ${key ?? null}::text)`.execute(tx);
}

/** Puts a job for each of many payloads in the queue, in one statement. */
export async function enqueueAll<Payload>(
  tx: Tx,
  job: Job<Payload>,
  payloads: readonly NoInfer<Payload>[],
  { runAt, keyOf }: WhenEach<NoInfer<Payload>> = {},
): Promise<void> {
  if (payloads.length === 0) return;
  const texts = payloads.map((payload) => JSON.stringify(job.payload.parse(payload)));
  const keys = payloads.map((payload) => keyOf?.(payload) ?? null);
  await sql`
    select graphile_worker.add_job(${job.name}, payload::json, run_at => ${runAt ?? null}::timestamptz,
      job_key => key, job_key_mode => 'preserve_run_at')
    from unnest(${texts}::text[], ${keys}::text[]) as given (payload, key)`.execute(tx);
}
