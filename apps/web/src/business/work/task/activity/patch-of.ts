import type { Person } from '@kazi/contract/identity';
import { priorities, type Task, taskStatuses } from '@kazi/contract/work';
import type { Field, TaskPatch } from '../../task-change/patch.ts';

/**
 * The value that a field had, as a task has it. Undefined for one that is not shown: long text, files, and what
 * nobody expected.
 */
export function patchOf(field: string, value: unknown): { field: Field; patch: TaskPatch } | undefined {
  switch (field) {
    case 'title':
      return { field, patch: { title: String(value ?? '') } };
    case 'status': {
      const status = taskStatuses.find((known) => known === value);
      return status && { field, patch: { status } };
    }
    case 'priority': {
      const priority = priorities.find((known) => known === value);
      return priority && { field, patch: { priority } };
    }
    case 'assignees':
      return { field, patch: { assignees: Array.isArray(value) ? value.filter(isPerson) : [] } };
    case 'labels':
      return { field, patch: { labels: Array.isArray(value) ? value.map(String) : [] } };
    case 'dueDate':
    case 'flow':
      return { field, patch: { [field]: typeof value === 'string' ? value : null } };
    case 'estimate':
      return { field, patch: { estimate: typeof value === 'number' ? value : null } };
    case 'reward':
      return { field, patch: { reward: isMoney(value) ? value : null } };
    default:
      return undefined;
  }
}

const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value;

const isMoney = (value: unknown): value is NonNullable<Task['reward']> =>
  typeof value === 'object' && value !== null && 'amount' in value && 'currency' in value;
