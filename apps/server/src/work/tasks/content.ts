import type { TaskChange } from '@kazi/contract/work';
import { defineFields } from '../../database/fields.ts';
import { priorityAt, rankOf } from './priority.ts';
import { rewardOf, type TaskRow } from './rows.ts';

/** What a task says, in the contract's words: changes are compared and recorded in them. */
export type TaskContent = Required<
  Omit<TaskChange, 'id' | 'version' | 'status' | 'place' | 'confirmedReward'>
>;

/** What the row says, its assignees by id and sorted as `normalised` sorts what is given. */
export const contentOf = (row: TaskRow): TaskContent => ({
  title: row.title,
  description: row.description,
  flow: row.flow_id,
  priority: priorityAt(row.priority),
  assignees: row.assignees.map(({ id }) => id).sort(),
  labels: row.labels,
  dueDate: row.due_date,
  estimate: row.estimate,
  reward: rewardOf(row),
  attachments: row.files,
});

/** The columns that hold it. */
export const fields = defineFields<TaskContent, 'tasks'>()({
  title: 'title',
  description: 'description',
  flow: 'flow_id',
  priority: (priority) => ({ priority: rankOf(priority) }),
  // Links have tables of their own.
  assignees: null,
  labels: 'labels',
  dueDate: 'due_date',
  estimate: 'estimate',
  reward: (reward) => ({
    reward_amount: reward?.amount ?? null,
    reward_currency: reward?.currency ?? null,
  }),
  attachments: null,
});
