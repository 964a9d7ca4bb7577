import type { Tx } from '../../database/tenancy.ts';
import { settleReward } from './settle.ts';

/** Gives back what is held for the tasks of an app, or of all apps of a project, which are about to be deleted. */
export async function returnRewards(tx: Tx, within: { app: string } | { project: string }): Promise<void> {
  let query = tx
    .selectFrom('rewards as r')
    .innerJoin('tasks as t', (on) =>
      on.onRef('t.tenant_id', '=', 'r.tenant_id').onRef('t.id', '=', 'r.task_id'),
    )
    .innerJoin('apps as a', (on) =>
      on.onRef('a.tenant_id', '=', 't.tenant_id').onRef('a.id', '=', 't.app_id'),
    )
    .select(['t.id', 't.app_id as app', 'r.payer_id as payer'])
    .distinctOn('t.id')
    .where('r.tenant_id', '=', tx.tenant)
    .where('r.resolution', 'is', null);
  query =
    'app' in within ? query.where('a.id', '=', within.app) : query.where('a.project_id', '=', within.project);
  for (const task of await query.execute())
    await settleReward(tx, { ...task, state: 'dropped', reward: null, assignees: [] });
}
