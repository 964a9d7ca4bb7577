import { finishedStatuses } from '@kazi/contract/work';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/tenancy.ts';
import { lockRewards } from '../../money/index.ts';
import { isDisputed } from '../pay/disputes.ts';
import { updateSubtask } from '../subtasks/subtasks.ts';
import { updateTask } from '../tasks/commands.ts';
import { tasksIn } from '../tasks/rows.ts';

/** Somebody of a workspace. */
export interface Whose {
  tenant: string;
  user: string;
}

/** Records that pass from one person to another. */
export interface Passing {
  ids: readonly string[];
  from: string;
  to: string;
}

const assigned = (db: Db, { tenant, user }: Whose) =>
  tasksIn(db, tenant)
    .innerJoin('task_assignees as x', (on) =>
      on.onRef('x.tenant_id', '=', 't.tenant_id').onRef('x.task_id', '=', 't.id'),
    )
    .select('t.id')
    .where('x.user_id', '=', user)
    .where('t.status', 'not in', finishedStatuses)
    .orderBy('t.id');

const idsOf = (rows: ReadonlyArray<{ id: string }>) => rows.map(({ id }) => id);

/** The open tasks that somebody is assigned, but for those in dispute: what is held for them is frozen. */
export const openTasks = async (db: Db, whose: Whose): Promise<string[]> =>
  idsOf(await assigned(db, whose).where(sql<boolean>`not ${isDisputed}`).execute());

/** How many open tasks of somebody are in dispute. */
export const countDisputed = async (db: Db, whose: Whose): Promise<number> =>
  (await assigned(db, whose).where(isDisputed).execute()).length;

/**
 * Assigns tasks to somebody in place of another. What is held for the one is held for the other, from the same wallet: nothing more
 * is promised. The caller has locked the tasks.
 */
export async function passTasks(tx: Tx, { ids, from, to }: Passing): Promise<void> {
  await lockRewards(tx, ids);
  const tasks = await tasksIn(tx, tx.tenant)
    .select(['t.id', 't.app_id', 't.flow_id', 't.author_id', 't.version', 't.description'])
    .select(
      sql<{ id: string }[]>`array(
        select json_build_object('id', x.user_id) from task_assignees x
        where x.tenant_id = t.tenant_id and x.task_id = t.id order by x.user_id)`.as('assignees'),
    )
    .where('t.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('t.id')
    .execute();
  for (const task of tasks) {
    const before = task.assignees.map(({ id }) => id);
    const assignees = [...new Set(before.map((id) => (id === from ? to : id)))].sort();
    const changes = { assignees: { before, after: assignees } };
    await updateTask(tx, task, { given: { assignees }, changes, charge: undefined });
  }
}

const assignedParts = (db: Db, { tenant, user }: Whose) =>
  tasksIn(db, tenant)
    .innerJoin('subtasks as s', (on) =>
      on.onRef('s.tenant_id', '=', 't.tenant_id').onRef('s.task_id', '=', 't.id'),
    )
    .where('s.assignee_id', '=', user)
    .where('s.done', '=', false)
    .where('t.status', 'not in', finishedStatuses)
    .orderBy('s.id');

/** The open subtasks that somebody is to do. */
export const openSubtasks = async (db: Db, whose: Whose): Promise<string[]> =>
  idsOf(await assignedParts(db, whose).select('s.id').execute());

/** Gives subtasks to somebody in place of another. */
export async function passSubtasks(tx: Tx, { ids, from, to }: Passing): Promise<void> {
  const rows = await assignedParts(tx, { tenant: tx.tenant, user: from })
    .select(['t.id as task', 't.app_id', 't.flow_id', 't.author_id'])
    .select(['s.id', 's.title', 's.done', 's.assignee_id', 's.due_date', 's.version'])
    .where('s.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  for (const { task, app_id, flow_id, author_id, ...subtask } of rows) {
    const of = { id: task, app_id, flow_id, author_id, assignees: [] };
    await updateSubtask(tx, of, subtask, { version: subtask.version, assignee: to });
  }
}
