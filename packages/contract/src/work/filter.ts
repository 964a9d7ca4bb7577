import { folded } from '../shared/folded.ts';
import { addDays } from '../shared/index.ts';
import { hasLabel } from './labels.ts';
import { isFinished } from './moves.ts';
import type { TaskCard, TaskFilter } from './task.ts';
import type { Due } from './words.ts';

/** The viewer, and the day they look on. */
interface Reader {
  /** The reader's id, which `assignee=me` stands for. */
  me: string;
  /** The reader's day, 2026-11-21, which overdue, today and this week are seen from. */
  today: string;
}

/** What filters ask of a task. */
type Filtered = Pick<
  TaskCard,
  'title' | 'number' | 'status' | 'priority' | 'flow' | 'labels' | 'assignees' | 'dueDate'
>;

/** Whether a filter keeps a task; the server's queries keep the same ones. */
export function keepsTask(task: Filtered, filter: TaskFilter, { me, today }: Reader): boolean {
  const { q, assignee, status, priority, label, flow, due } = filter;
  if (status && !status.includes(task.status)) return false;
  if (priority && !priority.includes(task.priority)) return false;
  if (flow && !flow.includes(task.flow ?? 'none')) return false;
  if (label && !label.some((wanted) => hasLabel(task.labels, wanted))) return false;
  if (assignee && !assignee.some((wanted) => isAssigned(task, wanted === 'me' ? me : wanted))) return false;
  if (due && !isDue(task, due, today)) return false;
  return !q || contains(task, folded(q));
}

const isAssigned = ({ assignees }: Filtered, wanted: string) =>
  wanted === 'none' ? assignees.length === 0 : assignees.some(({ id }) => id === wanted);

const contains = ({ title, number, labels }: Filtered, words: string) =>
  [title, number, ...labels].some((text) => folded(text).includes(words));

function isDue({ dueDate, status }: Filtered, due: Due, today: string): boolean {
  if (due === 'none' || dueDate === null) return due === 'none' && dueDate === null;
  if (due === 'overdue') return dueDate < today && !isFinished(status);
  return dueDate >= today && dueDate <= (due === 'today' ? today : weekEnd(today));
}

/** The last day of the seven that begin with `today`. */
export const weekEnd = (today: string): string => addDays(today, 6);
