import { taskViewersAmong } from '../../access/index.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { badInput, found, refuse } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { findFlow } from '../flows/find.ts';
import { findTask } from '../tasks/find.ts';
import { claimTask } from '../tasks/lock.ts';
import type { TaskRow } from '../tasks/rows.ts';
import { createSubtask, deleteSubtask, updateSubtask } from './commands.ts';
import { positionAfter } from './place.ts';
import { mayCreate, mayDelete, mayRead, mayUpdate } from './policy.ts';
import { presentSubtask } from './present.ts';
import { type SubtaskRow, subtaskById, subtaskList } from './queries.ts';

const calls = authed.work.subtasks;

async function find(db: Db, { viewer }: AuthedContext, id: string): Promise<SubtaskRow> {
  return found(mayRead(viewer) ? await subtaskById(db, viewer, id) : undefined, 'subtask');
}

const show = ({ viewer, services }: AuthedContext, row: SubtaskRow) =>
  presentSubtask(row, viewer, services.addresses);

async function refuseStranger(tx: Tx, task: TaskRow, assignee: string | null | undefined): Promise<void> {
  if (assignee && !(await taskViewersAmong(tx, tx.tenant, task, [assignee])).has(assignee))
    throw badInput({ assignee: 'task-reader' });
}

/** Where the subtask is put: where nothing is said, a new one is put last and an old one stays. */
async function positionAsked(
  tx: Tx,
  task: TaskRow,
  after: string | null | undefined,
  moved?: string,
): Promise<string> {
  const position = await positionAfter(tx, task.id, after, moved);
  if (position === undefined) throw badInput({ after: 'other-subtask' });
  return position;
}

export const subtasks = {
  list: calls.list.handler(({ input, context }) =>
    context.readShown(async (db) => {
      if (!mayRead(context.viewer)) throw refuse('may-not', { what: 'see-subtasks' });
      if (input.flow) await findFlow(db, context.viewer, input.flow);
      if (input.task) await findTask(db, context.viewer, input.task);
      const rows = await subtaskList(db, context.viewer, input);
      return { items: rows.map((row) => show(context, row)) };
    }),
  ),

  create: calls.create.handler(({ input: { task: taskId, after, ...given }, context }) =>
    context.write(async (tx) => {
      const task = await claimTask(tx, context.viewer, taskId);
      if (!mayCreate(context.viewer)) throw refuse('may-not', { what: 'add-subtasks-to-this-task' });
      await refuseStranger(tx, task, given.assignee);
      const position = await positionAsked(tx, task, after);
      const id = await createSubtask(tx, task, { ...given, position });
      return show(context, await find(tx, context, id));
    }),
  ),

  update: calls.update.handler(({ input: { id, after, ...given }, context }) =>
    context.write(async (tx) => {
      const subtask = await find(tx, context, id);
      if (!mayUpdate(context.viewer)) throw refuse('may-not', { what: 'change-this-subtask' });
      const task = await claimTask(tx, context.viewer, subtask.task_id);
      if (given.assignee !== subtask.assignee_id) await refuseStranger(tx, task, given.assignee);
      const position = after === undefined ? undefined : await positionAsked(tx, task, after, id);
      await updateSubtask(tx, task, subtask, { ...given, position });
      return show(context, await find(tx, context, id));
    }),
  ),

  delete: calls.delete.handler(({ input, context }) =>
    context.write(async (tx) => {
      const subtask = await find(tx, context, input.id);
      if (!mayDelete(context.viewer, subtask)) throw refuse('may-not', { what: 'delete-this-subtask' });
      await deleteSubtask(tx, await claimTask(tx, context.viewer, subtask.task_id), subtask);
      return { message: doneText(context.language, 'subtask-deleted') };
    }),
  ),
};
