import { refusal } from './kinds.ts';

/** What calls of work are refused for. */
export const work = {
  'move-not-allowed': refusal(409, { task: 'text', status: 'status', statuses: 'statuses' }),
  'task-approved': refusal(409, { task: 'text', by: 'text' }),
  'nothing-to-approve': refusal(409, { task: 'text' }),
  'task-not-in-review': refusal(409, { task: 'text' }),
  'paid-acceptance-final': refusal(409, { task: 'text' }),
  'acceptance-final': refusal(409, { task: 'text' }),
  'reward-of-done-task': refusal(409, { task: 'text' }),
  'assignees-of-done-task': refusal(409, { task: 'text' }),
  'too-many-labels': refusal(409, { task: 'text', most: 'number' }),
};
