import { folded } from '../shared/folded.ts';
import { addDays } from '../shared/index.ts';
import { hasLabel } from './labels.ts';
import { isFinished } from './moves.ts';
import type { TaskCard } from './task.ts';
import type { TaskFilter } from './task-fields.ts';
import type { Due } from './words.ts';

/** The viewer, and the day they look on. */
interface Reader {
  /** The reader's id, which `assignee=me` stands for. */
  me: string;
  /** The reader's day, 2026-11-21, which overdue, today and this week are seen from. */
  today: string;
}

/** Whether a filter keeps a task; the server's queries keep the same ones. */
export function keepsTask(task: TaskCard, filter: TaskFilter, { me, today }: Reader): boolean {
  const { q, assignee, status, priority, label, flow, due } = filter;
  if (status && !status.includes(task.status)) return false;
  if (priority && !priority.includes(task.priority)) return false;
  if (flow && !flow.includes(task.flow ?? 'none')) return false;
  if (label && !label.some((wanted) => hasLabel(task.labels, wanted))) return false;
  if (assignee && !assignee.some((wanted) => isAssigned(task, wanted === 'me' ? me : wanted))) return false;
  if (due && !isDue(task, due, today)) return false;
  return !q || contains(task, folded(q));
}

const isAssigned = ({ assignees }: TaskCard, wanted: string) =>
  wanted === 'none' ? assignees.length === 0 : assignees.some(({ id }) => id === wanted);

const contains = ({ title, number, labels }: TaskCard, words: string) =>
  [title, number, ...labels].some((text) => folded(text).includes(words));

function isDue({ dueDate, status }: TaskCard, due: Due, today: string): boolean {
  if (due === 'none' || dueDate === null) return due === 'none' && dueDate === null;
  if (due === 'overdue') return dueDate < today && !isFinished(status);
  return dueDate >= today && dueDate <= (due === 'today' ? today : weekEnd(today));
}

/** The last day of the seven that begin with `today`. */
export const weekEnd = (today: string): string => addDays(today, 6);
