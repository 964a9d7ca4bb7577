import type { Task } from '@kazi/contract/work';
import type { Field, TaskPatch, TaskSeen } from '../task-change/patch.ts';

/** A change that was refused, beside the newer task that it would have overwritten. */
export interface RefusedEdit {
  seen: TaskSeen;
  mine: TaskPatch;
  current: Task;
  /** What both changed. */
  clashes: Field[];
}

let waiting: readonly RefusedEdit[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly RefusedEdit[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Asks whoever made a refused change what shall hold. Several wait for one another. */
export const askAboutStale = (edit: RefusedEdit): void => publish([...waiting, edit]);

/** The first has been decided. */
export const decided = (): void => publish(waiting.slice(1));

export const staleEdits = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  first: () => waiting[0],
};
