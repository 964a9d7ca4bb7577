import type { Money } from '@kazi/contract/shared';
import {
  type BulkResult,
  distinctLabels,
  hasLabel,
  labelsMaxItems,
  type TaskCard,
  type TaskChange,
} from '@kazi/contract/work';
import type { Tx } from '../../database/tenancy.ts';
import type { AuthedContext } from '../../http/procedures.ts';
import type { Contract, InputOf } from '../../input.ts';
import { isConfirmed, reachesConfirmation } from '../../money/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { Refused, refusalText, refuse, staleVersion } from '../../refuse.ts';
import { readerIn } from '../../texts/reader.ts';
import { changeTask, promiseOf } from './change.ts';
import { deleteTask } from './commands.ts';
import { claimTask, mayDelete, seesReward } from './policy.ts';
import { presentCard } from './present.ts';
import { acceptableAmong, cardById, tasksByIds } from './queries.ts';
import { numberOf, payablesOf, type TaskRow } from './rows.ts';

type Change = Pick<
  TaskChange,
  'flow' | 'priority' | 'assignees' | 'dueDate' | 'estimate' | 'reward' | 'status'
> & {
  addLabels?: string[] | undefined;
  removeLabels?: string[] | undefined;
  confirmedReward?: Money | undefined;
};

/**
 * What the acceptance of each of many tasks pays, where the caller confirmed their sum. Throws 409 where a payer wants to
 * be asked about what all of them pay together, before anything has changed.
 */
export async function confirmedOfMany(
  { viewer, readShown, proveIf }: AuthedContext,
  { tasks, change, confirmedReward: confirmed }: InputOf<Contract['work']['tasks']['bulk']>,
): Promise<ReadonlyMap<string, Money>> {
  if (change.status !== 'done') return new Map();
  return readShown(async (db) => {
    const rows = await acceptableAmong(
      db,
      viewer,
      tasks.map(({ _id }) => _id),
    );
    const payables = rows.flatMap(payablesOf);
    if (!(await isConfirmed(db, viewer.tenant, payables, { confirmed, proveIf }))) return new Map();
    return new Map(payables.map(({ id, reward }) => [id, reward]));
  });
}

/** Asks for proof where what a change of many tasks promises of a payer's money, altogether, is what they would confirm. */
export async function proveOfMany(
  { viewer, readShown, proveIf }: AuthedContext,
  { tasks, change }: InputOf<Contract['work']['tasks']['bulk']>,
): Promise<void> {
  const ids = tasks.map(({ _id }) => _id);
  const isBeyond = await readShown(async (db) => {
    const rows = await tasksByIds(db, viewer, ids);
    return reachesConfirmation(
      db,
      viewer.tenant,
      rows.filter((row) => seesReward(viewer, row)).flatMap((row) => promiseOf(row, change)),
    );
  });
  proveIf(isBeyond);
}

/** Changes one of many tasks in a transaction of its own, so that what one is refused does not undo the others. */
export function changeOneOfMany(
  context: AuthedContext,
  { _id, version }: { _id: string; version: number },
  change: Change,
): Promise<BulkResult> {
  const { viewer, services } = context;
  return oneOfMany(context, _id, async (tx) => {
    const task = await claimTask(tx, viewer, _id);
    const { addLabels, removeLabels, ...rest } = change;
    const labels = relabelled(task, addLabels, removeLabels);
    const changed = await changeTask(tx, context, task, { ...rest, labels, version });
    const now = presentCard(await cardById(tx, viewer, _id), viewer, services.addresses);
    if (!changed) throw staleVersion(now);
    return now;
  });
}

/** Deletes one of many tasks, likewise. */
export const deleteOneOfMany = (context: AuthedContext, id: string): Promise<BulkResult> =>
  oneOfMany(context, id, async (tx) => {
    await deleteTask(tx, await taskToDelete(tx, context.viewer, id));
    return undefined;
  });

/** The task, locked to be deleted. Throws 403 where the viewer may not delete it. */
export async function taskToDelete(tx: Tx, viewer: Viewer, id: string): Promise<TaskRow> {
  const task = await claimTask(tx, viewer, id);
  if (!mayDelete(viewer, task)) throw refuse('may-not', { what: 'delete-this-task' });
  return task;
}

/** What became of one of many tasks; a refusal is in the language of the reader. */
async function oneOfMany(
  { write, language }: AuthedContext,
  _id: string,
  change: (tx: Tx) => Promise<TaskCard | undefined>,
): Promise<BulkResult> {
  try {
    const task = await write(change);
    return { _id, ok: true, ...(task && { task }) };
  } catch (error) {
    if (!(error instanceof Refused) || error.isFault) throw error;
    return { _id, ok: false, error: refusalText(error, readerIn(language)) };
  }
}

/** The labels of a task after the change; undefined where that names none. Throws 409 where they would be too many. */
function relabelled(task: TaskRow, add: string[] = [], remove: string[] = []): string[] | undefined {
  if (add.length + remove.length === 0) return undefined;
  const kept = task.labels.filter((label) => !hasLabel(remove, label));
  const labels = distinctLabels([...kept, ...add]);
  if (labels.length > labelsMaxItems)
    throw refuse('too-many-labels', { task: numberOf(task), most: labelsMaxItems });
  return labels;
}
