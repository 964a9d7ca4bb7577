import type { TaskCard } from '@kazi/contract/work';
import { createStore } from '../../../shell/store.ts';
import type { FirstStatus } from '../statuses.ts';

/** What a new task begins with. */
export interface NewTaskStart extends Partial<Pick<TaskCard, 'flow' | 'dueDate' | 'assignees'>> {
  /** Id of the app it is to live in. */
  app?: string | undefined;
  status?: FirstStatus;
}

/** What the open dialog begins with; undefined while it is closed. */
export const newTaskStart = createStore<NewTaskStart | undefined>(undefined);

/** Opens the dialog that makes a task, from anywhere. */
export const openNewTask = (begin: NewTaskStart = {}): void => newTaskStart.set(begin);

export const closeNewTask = (): void => newTaskStart.set(undefined);
