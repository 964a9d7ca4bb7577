import type { FirstStatus, TaskCard } from '@kazi/contract/work';

/** A task being made. */
export interface NewTask
  extends Pick<
    TaskCard,
    'app' | 'title' | 'priority' | 'assignees' | 'labels' | 'dueDate' | 'flow' | 'estimate' | 'reward'
  > {
  status: FirstStatus;
  /** HTML. */
  description: string;
}

export const emptyTask: Omit<NewTask, 'app'> = {
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
