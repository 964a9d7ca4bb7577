import type { Money } from '@kazi/contract/shared';
import type { BulkResult, TaskChange } from '@kazi/contract/work';
import { ORPCError } from '@orpc/server';
import { staleVersion } from '../../http/errors.ts';
import type { Contract, InputOf } from '../../http/input.ts';
import type { AuthedContext } from '../../http/procedures.ts';
import { isConfirmed } from '../../money/index.ts';
import { changeTask } from './change.ts';
import { claimTask } from './lock.ts';
import { presentCard } from './present.ts';
import { acceptableAmong, cardById } from './queries.ts';
import { payablesOf, type TaskRow } from './rows.ts';

type Change = Pick<TaskChange, 'flow' | 'priority' | 'assignees' | 'dueDate' | 'status'> & {
  addLabels?: string[] | undefined;
  removeLabels?: string[] | undefined;
  confirmedReward?: Money | undefined;
};

/**
 * What the acceptance of each of many tasks pays, where the caller confirmed their sum. Throws 409 where a payer wants to
 * be asked about what all of them pay together, before anything has changed.
 */
export async function confirmedOfMany(
  { viewer, read }: AuthedContext,
  { tasks, change, confirmedReward }: InputOf<Contract['work']['tasks']['bulk']>,
): Promise<ReadonlyMap<string, Money>> {
  if (change.status !== 'done') return new Map();
  return read(async (db) => {
    const rows = await acceptableAmong(
      db,
      viewer,
      tasks.map(({ _id }) => _id),
    );
    const payables = rows.flatMap(payablesOf);
    if (!(await isConfirmed(db, viewer.tenant, payables, confirmedReward))) return new Map();
    return new Map(payables.map(({ id, reward }) => [id, reward]));
  });
}

/** Changes one of many tasks in a transaction of its own, so that what one is refused does not undo the others. */
export async function changeOneOfMany(
  context: AuthedContext,
  { _id, version }: { _id: string; version: number },
  change: Change,
): Promise<BulkResult> {
  const { viewer, services, write } = context;
  try {
    const card = await write(async (tx) => {
      const task = await claimTask(tx, viewer, _id);
      const { addLabels, removeLabels, ...rest } = change;
      const labels = relabelled(task, addLabels, removeLabels);
      const changed = await changeTask(tx, context, task, { ...rest, labels, version });
      const now = presentCard(await cardById(tx, viewer, _id), viewer, services.addresses);
      if (!changed) throw staleVersion(now);
      return now;
    });
    return { _id, ok: true, task: card };
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) return { _id, ok: false, error: error.message };
    throw error;
  }
}

const labelsAtMost = 20;

function relabelled(task: TaskRow, add: string[] = [], remove: string[] = []): string[] | undefined {
  if (add.length + remove.length === 0) return undefined;
  const kept = task.labels.filter((label) => !remove.includes(label));
  return [...new Set([...kept, ...add])].slice(0, labelsAtMost);
}
