import type { TaskCard } from '@kazi/contract/work';
import { type FieldsWith, type TaskField, taskFields } from '../fields/task-fields.ts';

/** What shall be different about many tasks at once. */
export interface BulkChange extends Partial<Pick<TaskCard, FieldsWith<{ isBulk: true }> | 'status'>> {
  addLabels?: string[];
  removeLabels?: string[];
}

const bulkFields = Object.values<TaskField>(taskFields).filter(({ isBulk }) => isBulk);

/** Tasks that get the same value back. */
interface UndoStep {
  tasks: TaskCard[];
  change: BulkChange;
}

/**
 * What brings changed tasks back to how they were, tasks of one value together. A move is only undone where the
 * table of moves has the way back for the viewer.
 */
export function undoStepsOf(
  change: BulkChange,
  before: readonly TaskCard[],
  after: readonly TaskCard[],
): UndoStep[] {
  const steps = new Map<string, UndoStep>();
  for (const task of after) {
    const old = before.find(({ _id }) => _id === task._id);
    const back = old && restoring(change, old, task);
    if (!back) continue;
    const key = JSON.stringify(back);
    const step = steps.get(key) ?? { tasks: [], change: back };
    steps.set(key, { ...step, tasks: [...step.tasks, task] });
  }
  return [...steps.values()];
}

function restoring(change: BulkChange, old: TaskCard, now: TaskCard): BulkChange | undefined {
  const back: BulkChange = {};
  if (change.status && old.status !== now.status) {
    if (!now.may.moves.includes(old.status)) return undefined;
    back.status = old.status;
  }
  for (const { name } of bulkFields)
    if (name in change) Object.assign(back, { [name]: Reflect.get(old, name) });
  const added = change.addLabels?.filter((label) => !old.labels.includes(label));
  const removed = change.removeLabels?.filter((label) => old.labels.includes(label));
  if (added?.length) back.removeLabels = added;
  if (removed?.length) back.addLabels = removed;
  return Object.keys(back).length > 0 ? back : undefined;
}
