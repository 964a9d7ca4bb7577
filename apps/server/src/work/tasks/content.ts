import type { Money } from '@kazi/contract/shared';
import type { Priority } from '@kazi/contract/work';
import type { Patch } from '../../database/version.ts';
import { priorityAt, rankOf } from './priority.ts';
import { rewardOf, type TaskRow } from './rows.ts';

/** What a task says, in the contract's words: changes are compared and recorded in them. */
export interface TaskContent {
  title: string;
  description: string;
  flow: string | null;
  priority: Priority;
  assignees: string[];
  labels: string[];
  dueDate: string | null;
  estimate: number | null;
  reward: Money | null;
  attachments: string[];
}

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

/** The columns that hold it; what is not given stays undefined, and so as it is. Links have their own tables. */
export const columnsOf = (given: Patch<TaskContent>) => ({
  title: given.title,
  description: given.description,
  flow_id: given.flow,
  priority: given.priority && rankOf(given.priority),
  labels: given.labels,
  due_date: given.dueDate,
  estimate: given.estimate,
  reward_amount: given.reward === null ? null : given.reward?.amount,
  reward_currency: given.reward === null ? null : given.reward?.currency,
});
