import type { Task } from '@kazi/contract/work';

/** What can be decided about work that is handed in. */
export type Decision = 'reject' | 'accept' | 'approve';

/** What the reader may decide about work that is handed in. */
export function decisionsOpen({ status, may }: Pick<Task, 'status' | 'may'>): Decision[] {
  if (status !== 'in-review') return [];
  const open: Decision[] = [];
  if (may.moves.includes('in-progress') && !may.retract) open.push('reject');
  if (may.moves.includes('done')) open.push('accept');
  else if (may.approve) open.push('approve');
  return open;
}
