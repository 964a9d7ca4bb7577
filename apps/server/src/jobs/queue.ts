import { sql } from 'kysely';
import type { Database } from '../database/tenancy.ts';
import type { Queue } from '../ports/observability.ts';

const most = 10_000;

/** Counts the queue of all servers. What waits is read along the index by which jobs are taken, and not beyond `most`. */
export async function readQueue(database: Database): Promise<Queue> {
  const { rows } = await database.shared((db) =>
    sql<Queue>`
      with waiting as (
        select run_at from graphile_worker._private_jobs
        where is_available and run_at <= now() order by priority, run_at limit ${most}
      ), held as (
        select locked_at from graphile_worker._private_jobs where not is_available limit ${most}
      ), failed as (
        select task_id, created_at from graphile_worker._private_jobs
        where last_error is not null and attempts < max_attempts limit ${most}
      ), failing as (
        select t.identifier as job, count(*) as count,
          extract(epoch from now() - min(failed.created_at))::float8 as "oldestSeconds"
        from failed join graphile_worker._private_tasks t on t.id = failed.task_id group by t.identifier
      )
      select (select count(*) from waiting) as waiting,
        (select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 from waiting) as "oldestSeconds",
        (select count(locked_at) from held) as running,
        (select count(*) - count(locked_at) from held) as "givenUp",
        (select coalesce(json_agg(failing), '[]') from failing) as failing`.execute(db),
  );
  const [queue] = rows;
  if (!queue) throw new Error('The queue was not counted');
  return queue;
}
