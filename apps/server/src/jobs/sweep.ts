import { sql } from 'kysely';
import * as z from 'zod';
import { noTenant } from '../database/pool.ts';
import { defineJob, handle, nightly } from './job.ts';

/** How long the operator finds a job that was given up, with its last error. Its letter may hold an address and a link. */
const givenUpDays = 14;

/** Forgets jobs that were given up, each with a line in the log. */
export const sweepJobsHandler = nightly(
  handle(defineJob('sweep-jobs', z.object({})), async (_none, { database, log }) => {
    const forgotten = await database.write(noTenant, null, async (tx) => {
      const { rows } = await sql<{ name: string }>`
        delete from graphile_worker._private_jobs as j using graphile_worker._private_tasks as t
        where t.id = j.task_id and j.attempts >= j.max_attempts and j.locked_at is null
          and j.updated_at < now() - make_interval(days => ${givenUpDays})
        returning t.identifier as name`.execute(tx);
      return rows;
    });
    for (const { name } of forgotten) log.warn({ job: name }, 'A job that was given up is forgotten');
  }),
);
