import type { TaskCard } from '@kazi/contract/work';
import type { FirstStatus } from '../statuses.ts';

/** A task being made. */
export interface NewTask
  extends Pick<
    TaskCard,
    'app' | 'title' | 'priority' | 'assignees' | 'labels' | 'dueDate' | 'flow' | 'estimate' | 'reward'
  > {
  status: FirstStatus;
}

export const emptyTask: Omit<NewTask, 'app'> = {
  title: '',
  status: 'todo',
  priority: 'none',
  assignees: [],
  labels: [],
  dueDate: null,
  flow: null,
  estimate: null,
  reward: null,
};
