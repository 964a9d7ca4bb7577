import { sql } from 'kysely';
import { record } from '../../events/record.ts';
import { handle, type JobHandler } from '../../jobs/job.ts';
import { releaseEarned, releaseReward, sweepReleases } from '../../money/index.ts';
import type { Services } from '../../services.ts';
import { lockTasks } from './lock.ts';

/**
 * Releases the reward of a task once its acceptance can no longer be undone. The task's lock decides between this and an
 * undoing: the second of them finds that nothing is being released any more.
 */
async function release({ tenant, task: id }: { tenant: string; task: string }, { database }: Services) {
  await database.write(tenant, null, async (tx) => {
    await lockTasks(tx, [id]);
    const task = await tx
      .selectFrom('tasks')
      .select(['id', 'app_id as app', 'flow_id as flow'])
      .where('tenant_id', '=', tenant)
      .where('id', '=', id)
      .executeTakeFirst();
    const parties = task ? await releaseEarned(tx, task, { onlyDue: true }) : [];
    if (!task || parties.length === 0) return;
    await record(tx, {
      subject: 'task',
      subjectId: id,
      verb: 'paid',
      app: task.app,
      task: id,
      flow: task.flow,
      parties,
    });
  });
}

const batchSize = 100;

/** Releases what is due and whose job was lost with a server. */
async function sweep(services: Services): Promise<void> {
  const tenants = await services.database.shared((db) => db.selectFrom('tenants').select('id').execute());
  for (const { id: tenant } of tenants) {
    const due = await services.database.read(tenant, (db) =>
      db
        .selectFrom('rewards')
        .select('task_id as task')
        .distinct()
        .where('tenant_id', '=', tenant)
        .where('resolution', 'is', null)
        .where('release_at', '<', sql<Date>`now() - interval '10 seconds'`)
        .limit(batchSize)
        .execute(),
    );
    for (const { task } of due) await release({ tenant, task }, services);
  }
}

/** What runs the jobs of work. */
export const workJobs: JobHandler[] = [
  handle(releaseReward, release),
  { ...handle(sweepReleases, (_none, services) => sweep(services)), schedule: '* * * * *' },
];
