import type { TodoFilter, TodoSort, TodoTag } from '@kazi/simulation/todo';
import type { Tone } from '@kazi/ui/tones';

export const filterNames: Record<TodoFilter | 'all', string> = {
  all: 'All tasks',
  important: 'Important',
  completed: 'Completed',
  deleted: 'Deleted',
};

export const tagNames: Record<TodoTag, string> = {
  team: 'Team',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  update: 'Update',
};

export const tagTones: Record<TodoTag, Tone> = {
  team: 'info',
  low: 'success',
  medium: 'warning',
  high: 'danger',
  update: 'review',
};

export const sortNames: Record<TodoSort, string> = {
  'title-asc': 'Title, A to Z',
  'title-desc': 'Title, Z to A',
  assignee: 'Assignee',
  'due-date': 'Due date',
};
