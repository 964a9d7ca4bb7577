import type { TaskCard } from '@kazi/contract/work';
import type { FirstStatus } from '../statuses.ts';

/** What a new task begins with. */
export interface NewTaskStart extends Partial<Pick<TaskCard, 'flow' | 'dueDate' | 'assignees'>> {
  /** Id of the app it is to live in. */
  app?: string | undefined;
  status?: FirstStatus;
}

let start: NewTaskStart | undefined;
const listeners = new Set<() => void>();

function publish(next: NewTaskStart | undefined): void {
  start = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog that makes a task, from anywhere. */
export const openNewTask = (begin: NewTaskStart = {}): void => publish(begin);

export const closeNewTask = (): void => publish(undefined);

export const newTaskStart = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: () => start,
};
