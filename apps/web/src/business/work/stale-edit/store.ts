import type { Task } from '@kazi/contract/work';
import { createStore } from '../../../shell/store.ts';
import type { Field, TaskPatch, TaskSeen } from '../task-change/patch.ts';

/** A change that was refused, beside the newer task that it would have overwritten. */
export interface RefusedEdit {
  seen: TaskSeen;
  mine: TaskPatch;
  current: Task;
  /** What both changed. */
  clashes: Field[];
}

/** Refused changes that wait for a decision; the first is shown. */
export const staleEdits = createStore<readonly RefusedEdit[]>([]);

/** Asks which version of a task shall hold, once the earlier questions are answered. */
export const askAboutStale = (edit: RefusedEdit): void => staleEdits.set([...staleEdits.get(), edit]);

/** Takes away the first question. */
export const closeFirst = (): void => staleEdits.set(staleEdits.get().slice(1));
