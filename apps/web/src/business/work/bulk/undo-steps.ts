import type { Person } from '@kazi/contract/identity';
import type { Money } from '@kazi/contract/shared';
import type { Priority, TaskCard, TaskStatus } from '@kazi/contract/work';

/** What shall be different about many tasks at once. */
export interface BulkChange {
  status?: TaskStatus;
  priority?: Priority;
  assignees?: Person[];
  dueDate?: string | null;
  flow?: string | null;
  reward?: Money | null;
  addLabels?: string[];
  removeLabels?: string[];
}

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
  if (change.priority) back.priority = old.priority;
  if (change.assignees) back.assignees = old.assignees;
  if (change.dueDate !== undefined) back.dueDate = old.dueDate;
  if (change.flow !== undefined) back.flow = old.flow;
  if (change.reward !== undefined) back.reward = old.reward;
  const added = change.addLabels?.filter((label) => !old.labels.includes(label));
  const removed = change.removeLabels?.filter((label) => old.labels.includes(label));
  if (added?.length) back.removeLabels = added;
  if (removed?.length) back.addLabels = removed;
  return Object.keys(back).length > 0 ? back : undefined;
}
