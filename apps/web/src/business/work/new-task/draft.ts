import type { FirstStatus, TaskCard } from '@kazi/contract/work';
import type { TypedReward } from '../fields/reward-input.tsx';
import { saysNothing } from '../rich-text/plain-text.ts';

/** A task being made. */
export interface NewTask
  extends Pick<
    TaskCard,
    'app' | 'title' | 'priority' | 'assignees' | 'labels' | 'dueDate' | 'flow' | 'estimate'
  > {
  status: FirstStatus;
  reward: TypedReward;
  /** HTML. */
  description: string;
}

export const emptyTask: NewTask = {
  app: '',
  title: '',
  description: '',
  status: 'todo',
  priority: 'none',
  assignees: [],
  labels: [],
  dueDate: null,
  flow: null,
  estimate: null,
  reward: null,
};

/** Name of the draft that is kept of it. Files are no part of that: a browser keeps none of them. */
export const newTaskDraft = 'task.new';

/** Whether something is written that would be missed. */
export const hasWords = ({ title, description }: Pick<NewTask, 'title' | 'description'>): boolean =>
  title.trim() !== '' || !saysNothing(description);
