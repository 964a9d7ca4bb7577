import { pageMaxItems } from '@kazi/contract/limits';
import type { FirstStatus, TaskCard } from '@kazi/contract/work';
import { api } from '../../../api/queries.ts';
import { createStore } from '../../../shell/store.ts';

/** What a new task begins with. */
export interface NewTaskStart extends Partial<Pick<TaskCard, 'flow' | 'dueDate' | 'assignees'>> {
  /** Id of the app it is to live in. */
  app?: string | undefined;
  status?: FirstStatus;
  /** Status of the column that had the focus, which no task may begin in perhaps. */
  column?: string | undefined;
}

/** What the open dialog begins with; undefined while it is closed. */
export const newTaskStart = createStore<NewTaskStart | undefined>(undefined);

/** Opens the dialog that makes a task, from anywhere; in the column of the board that has the focus. */
export function openNewTask(begin: NewTaskStart = {}): void {
  const place = document.activeElement?.closest<HTMLElement>('[data-status-column]');
  newTaskStart.set({ column: place?.dataset.statusColumn, ...begin });
}

export const closeNewTask = (): void => newTaskStart.set(undefined);

/**
 * The apps that a new task may belong to. They are kept as long as the page: the dialog opens with those it knows, and
 * asks for them anew.
 */
export const appsForTasks = () =>
  api.organisation.apps.list.queryOptions({
    input: { limit: pageMaxItems },
    gcTime: Number.POSITIVE_INFINITY,
  });
