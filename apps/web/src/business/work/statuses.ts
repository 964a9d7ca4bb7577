import type { TaskStatus } from '@kazi/contract/work';

/** Statuses a task can be made with. */
export const firstStatuses = ['backlog', 'todo', 'in-progress'] as const satisfies TaskStatus[];
export type FirstStatus = (typeof firstStatuses)[number];

export const isFirstStatus = (status: TaskStatus): status is FirstStatus =>
  firstStatuses.some((first) => first === status);

/** Statuses with nothing left to do. */
export const isFinished = (status: TaskStatus): boolean => status === 'done' || status === 'cancelled';
