import type { Pool } from 'pg';
import type { Log } from '../ports/observability.ts';

const beatEveryMs = 15_000;
/** A worker without a heartbeat for so long is taken for dead; the queue itself would wait for four hours. */
const deadAfter = '1 minute';

const writeHeartbeats = `
  insert into job_workers (id) select unnest($1::text[])
  on conflict (id) do update set seen_at = now()`;

// A worker that was only slow runs its job beside another: a handler may be run again, as after a crash.
const freeJobsOfDeadWorkers = `
  with dead as (
    select distinct locked_by as id from graphile_worker._private_jobs
    where locked_at < now() - $1::interval
      and locked_by not in (select id from job_workers where seen_at > now() - $1::interval)
  )
  select graphile_worker.force_unlock_workers(array_agg(id)) from dead having count(*) > 0`;

const forgetDeadWorkers = 'delete from job_workers where seen_at < now() - 2 * $1::interval';

/** Writes the heartbeats of these workers, and frees the jobs of workers without one for a minute. */
export async function beat(pool: Pool, workers: Iterable<string>): Promise<void> {
  await pool.query(writeHeartbeats, [[...workers]]);
  await pool.query(freeJobsOfDeadWorkers, [deadAfter]);
  await pool.query(forgetDeadWorkers, [deadAfter]);
}

/** Beats every few seconds until it is stopped. A beat that fails is tried again at the next. */
export function startHeartbeat(
  pool: Pool,
  workers: ReadonlySet<string>,
  log: Log,
): { stop(): Promise<void> } {
  let last = Promise.resolve();
  const next = () => {
    last = beat(pool, workers).catch((error) =>
      log.warn({ part: 'jobs', error: String(error) }, 'The heartbeats of workers could not be written'),
    );
  };
  next();
  const timer = setInterval(next, beatEveryMs);
  return {
    stop() {
      clearInterval(timer);
      return last;
    },
  };
}
