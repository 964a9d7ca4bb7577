import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { returnToBudgets } from '../budgets/charge.ts';
import { lockRewards } from './lock.ts';
import { settleReward } from './settle.ts';

type Within = { app: string } | { project: string };

/** Gives back what is held for the tasks of an app, or of all apps of a project, which are about to be deleted. */
export async function returnRewards(tx: Tx, within: Within): Promise<void> {
  const apps = await lockApps(tx, within);
  if (apps.length === 0) return;
  const all = await lockTasksOf(tx, apps);
  await lockRewards(tx, all);
  const tasks = await tx
    .selectFrom('rewards as r')
    .innerJoin('tasks as t', (on) =>
      on.onRef('t.tenant_id', '=', 'r.tenant_id').onRef('t.id', '=', 'r.task_id'),
    )
    .select(['t.id', 't.app_id as app', 'r.payer_id as payer'])
    .distinctOn('t.id')
    .where('r.tenant_id', '=', tx.tenant)
    .where('t.app_id', 'in', apps)
    .where('r.resolution', 'is', null)
    .execute();
  for (const task of tasks)
    await settleReward(tx, { ...task, state: 'dropped', reward: null, assignees: [] });
  const promised = await tx
    .selectFrom('budget_uses')
    .select('task_id')
    .distinct()
    .where('tenant_id', '=', tx.tenant)
    .where('task_id', '=', sql<string>`any(${all}::uuid[])`)
    .execute();
  for (const { task_id } of promised) await returnToBudgets(tx, task_id);
}

/** Lets nothing be added to a project and its apps, or to an app, until the transaction ends. Gives the apps. */
async function lockApps(tx: Tx, within: Within): Promise<string[]> {
  const apps = tx
    .selectFrom('apps')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .orderBy('id')
    .forUpdate();
  if ('app' in within) return idsOf(await apps.where('id', '=', within.app).execute());
  const project = tx.selectFrom('projects').select('id').where('tenant_id', '=', tx.tenant);
  await project.where('id', '=', within.project).forUpdate().execute();
  return idsOf(await apps.where('project_id', '=', within.project).execute());
}

/** Lets the tasks of apps be as they are until the transaction ends. Gives them. */
async function lockTasksOf(tx: Tx, apps: readonly string[]): Promise<string[]> {
  const tasks = tx
    .selectFrom('tasks')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('app_id', 'in', apps);
  return idsOf(await tasks.orderBy('id').forUpdate().execute());
}

const idsOf = (rows: ReadonlyArray<{ id: string }>) => rows.map(({ id }) => id);
