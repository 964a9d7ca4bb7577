import type { Due, TaskCard } from '@kazi/contract/work';
import { addDays, today } from '../days.ts';
import type { TaskFilter } from '../task-filter/filter.ts';

/** Whether a filter keeps a task, decided as the server does it. `me` is the id of whoever is looking. */
export function matches(task: TaskCard, filter: TaskFilter, me: string): boolean {
  const { q, assignee, status, priority, label, flow, due } = filter;
  if (status && !status.includes(task.status)) return false;
  if (priority && !priority.includes(task.priority)) return false;
  if (flow && !flow.includes(task.flow ?? 'none')) return false;
  if (label && !label.some((wanted) => task.labels.includes(wanted))) return false;
  if (assignee && !assignee.some((wanted) => isAssigned(task, wanted === 'me' ? me : wanted))) return false;
  if (due && !isDue(task, due)) return false;
  return !q || contains(task, q.toLowerCase());
}

const isAssigned = ({ assignees }: TaskCard, wanted: string) =>
  wanted === 'none' ? assignees.length === 0 : assignees.some(({ id }) => id === wanted);

const contains = ({ title, number, labels }: TaskCard, words: string) =>
  [title, number, ...labels].some((text) => text.toLowerCase().includes(words));

function isDue({ dueDate, status }: TaskCard, due: Due): boolean {
  if (due === 'none' || dueDate === null) return due === 'none' && dueDate === null;
  const now = today();
  if (due === 'overdue') return dueDate < now && status !== 'done' && status !== 'cancelled';
  return dueDate >= now && dueDate <= (due === 'today' ? now : addDays(now, 6));
}
