import type { FirstStatus, TaskCard } from '@kazi/contract/work';
import type { TypedReward } from '../fields/reward-input.tsx';

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
