import { reachesAll } from '@kazi/contract/abilities';
import type { Subtask } from '@kazi/contract/work';
import { taskViewersAmong } from '../../access/index.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { badInput, found, refuse, staleVersion } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { findFlow } from '../flows/flows.ts';
import { claimTask, findTask } from '../tasks/policy.ts';
import type { TaskRow } from '../tasks/rows.ts';
import {
  createSubtask,
  deleteSubtask,
  positionAfter,
  type SubtaskRow,
  subtaskById,
  subtaskList,
  updateSubtask,
} from './subtasks.ts';

/** The users who are parties to a subtask. Its readers all see its task. */
interface Parts {
  author_id: string;
  task_author_id: string;
  owns: boolean;
}

const manages = ({ ability }: Viewer) => reachesAll(ability, 'Subtask');

const mayRead = ({ ability }: Viewer) => ability.can('read', 'Subtask');
const mayCreate = ({ ability }: Viewer) => ability.can('create', 'Subtask');
/** Tick and rename: everyone who sees the task. */
const mayUpdate = ({ ability }: Viewer) => ability.can('update', 'Subtask');
const mayDelete = (viewer: Viewer, subtask: Parts) =>
  manages(viewer) ||
  ((subtask.owns || [subtask.author_id, subtask.task_author_id].includes(viewer.user.id)) &&
    viewer.ability.can('delete', 'Subtask'));

/** A subtask as the viewer gets it, with what they may do to it. */
function presentSubtask(row: SubtaskRow, viewer: Viewer, addresses: FileAddresses): Subtask {
  return {
    _id: row.id,
    flow: row.flow_id,
    task: row.task_id,
    title: row.title,
    done: row.done,
    assignee: row.assignee && presentPerson(row.assignee, row.tenant_id, addresses),
    dueDate: row.due_date,
    position: row.position,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    may: { update: mayUpdate(viewer), delete: mayDelete(viewer, row) },
  };
}

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
      const changed = await updateSubtask(tx, task, subtask, { ...given, position });
      const now = show(context, await find(tx, context, id));
      if (!changed) throw staleVersion(now);
      return now;
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
