import type { BulkResult, TaskChange } from '@kazi/contract/work';
import { ORPCError } from '@orpc/server';
import { staleVersion } from '../../http/errors.ts';
import type { AuthedContext } from '../../http/procedures.ts';
import { changeTask } from './change.ts';
import { findTask } from './find.ts';
import { presentCard } from './present.ts';
import { cardById } from './queries.ts';
import type { TaskRow } from './rows.ts';

type Change = Pick<TaskChange, 'flow' | 'priority' | 'assignees' | 'dueDate' | 'status'> & {
  addLabels?: string[] | undefined;
  removeLabels?: string[] | undefined;
};

/** Changes one of many tasks in a transaction of its own, so that what one is refused does not undo the others. */
export async function changeOneOfMany(
  context: AuthedContext,
  { _id, version }: { _id: string; version: number },
  change: Change,
): Promise<BulkResult> {
  const { viewer, services, write } = context;
  try {
    const card = await write(async (tx) => {
      const task = await findTask(tx, viewer, _id);
      const { addLabels, removeLabels, ...rest } = change;
      const labels = relabelled(task, addLabels, removeLabels);
      const changed = await changeTask(tx, viewer, task, { ...rest, labels, version });
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
