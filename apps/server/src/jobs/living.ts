import type { Pool } from 'pg';
import type { Log } from '../observability/log.ts';

const sayEveryMs = 15_000;
/** After so much silence a worker is taken for dead; the queue itself would wait for four hours. */
const patience = '1 minute';

const say = `
  insert into job_workers (id) select unnest($1::text[])
  on conflict (id) do update set seen_at = now()`;

// A worker that was only slow runs its job beside another: a handler may be run again, as after a crash.
const free = `
  with dead as (
    select distinct locked_by as id from graphile_worker._private_jobs
    where locked_at < now() - $1::interval
      and locked_by not in (select id from job_workers where seen_at > now() - $1::interval)
  )
  select graphile_worker.force_unlock_workers(array_agg(id)) from dead having count(*) > 0`;

const forget = 'delete from job_workers where seen_at < now() - 2 * $1::interval';

/** Says that these workers live, and frees the jobs of those that have not said so for a minute. */
export async function sayAlive(pool: Pool, workers: Iterable<string>): Promise<void> {
  await pool.query(say, [[...workers]]);
  await pool.query(free, [patience]);
  await pool.query(forget, [patience]);
}

/** Goes on saying so until it is stopped. What fails, such as a database that is away, is tried again the next time. */
export function keepSaying(pool: Pool, workers: ReadonlySet<string>, log: Log): { stop(): Promise<void> } {
  let last = Promise.resolve();
  const again = () => {
    last = sayAlive(pool, workers).catch((error) =>
      log.warn({ part: 'jobs', error: String(error) }, 'Could not say that the workers live'),
    );
  };
  again();
  const timer = setInterval(again, sayEveryMs);
  return {
    stop() {
      clearInterval(timer);
      return last;
    },
  };
}
