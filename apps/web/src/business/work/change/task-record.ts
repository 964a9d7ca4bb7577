import type { Task, TaskCard, TaskStatus } from '@kazi/contract/work';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { clashesOf as fieldsThatClash } from '../../../shell/record/merge.ts';
import { createPending } from '../../../shell/record/pending.ts';
import type { FieldsWith } from '../fields/task-fields.ts';
import { keepOpened, knownTask, placeTask, recount, refreshCounts } from './task-cache.ts';

/** What a person can change about a task, as it will look. */
export type TaskPatch = Partial<Pick<Task, Exclude<FieldsWith<object>, 'attachments'> | 'position'>>;

/** A field that two people can want differently. Two orders of a column are nothing to choose between. */
export type Field = Exclude<keyof TaskPatch, 'position'>;

/** A task that a change is based on: a card, or the opened task, which has the description too. */
export type TaskSeen = TaskCard & { description?: string };

/** A value of a field as a text that is the same for the same value. */
function comparable(task: TaskPatch, field: Field): string {
  if (field === 'assignees')
    return (task.assignees ?? [])
      .map(({ id }) => id)
      .sort()
      .join();
  if (field === 'labels') return [...(task.labels ?? [])].sort().join();
  if (field === 'reward') return task.reward ? `${task.reward.amount} ${task.reward.currency}` : '';
  return String(task[field] ?? '');
}

/**
 * The fields that two people changed to different things: they were one thing when the change was begun, are
 * another now, and would become a third. Empty where the change can simply be made on the newer task.
 */
export function clashesOf(seen: TaskSeen, { position: _, ...patch }: TaskPatch, current: TaskPatch): Field[] {
  return fieldsThatClash<Omit<TaskPatch, 'position'>>({ seen, patch }, current, comparable);
}

/**
 * What brings a changed task back to how it was; undefined where nothing does: its place alone was changed, the table of
 * moves has no way back for the viewer, or the way back would accept the work, which can pay.
 */
export function undoOf(seen: TaskSeen, patch: TaskPatch, saved: Pick<Task, 'may'>): TaskPatch | undefined {
  const changed = Object.keys(patch).filter((field) => field !== 'position');
  if (changed.length === 0) return undefined;
  if (patch.status && (seen.status === 'done' || !saved.may.moves.includes(seen.status))) return undefined;
  const back: TaskPatch = {};
  for (const field of changed) Object.assign(back, { [field]: Reflect.get(seen, field) });
  return back;
}

/** An opened task as boards and lists show it. */
export function toCard({ description: _d, appInfo: _a, files: _f, author, ...card }: Task): TaskCard {
  return { ...card, author: author.id };
}

/** An opened task as changes are based on it. */
export const seenOf = (task: Task): TaskSeen => ({ ...toCard(task), description: task.description });

/** Tasks as the server told them, with one's own changes on top: in every list, in the counts, and opened. */
export const pendingTasks = createPending<TaskSeen, TaskPatch>({
  key: api.work.tasks.key(),
  known(queries, { _id }) {
    const opened = queries.getQueryData(api.work.tasks.get.queryKey({ input: { id: _id } }));
    const listed = knownTask(queries, _id);
    return opened && opened.version > (listed?.version ?? 0) ? toCard(opened) : listed;
  },
  place: (queries, { description: _, ...card }) => placeTask(queries, card),
  // A moved task goes nowhere else until the server has said where it may.
  patched: (task, { description: _, ...patch }) => ({
    ...task,
    ...patch,
    may: patch.status ? { ...task.may, moves: [] } : task.may,
  }),
  recount,
  ended: (queries) => void refreshCounts(queries),
});

/** Takes up an opened task that the server answered with, wherever tasks are shown. */
export function keepTask(queries: QueryClient, task: Task): void {
  keepOpened(queries, task);
  pendingTasks.show(queries, toCard(task));
}

/** What is likely to be done with a task next, by its status. */
const steps: Partial<
  Record<TaskStatus, { to: TaskStatus; action: 'start' | 'submit' | 'accept' | 'reopen' }>
> = {
  backlog: { to: 'in-progress', action: 'start' },
  todo: { to: 'in-progress', action: 'start' },
  'in-progress': { to: 'in-review', action: 'submit' },
  'in-review': { to: 'done', action: 'accept' },
  done: { to: 'todo', action: 'reopen' },
  cancelled: { to: 'todo', action: 'reopen' },
};

/** The next step of a task, if the viewer may take it. */
export function nextStep({ status, may }: Pick<TaskCard, 'status' | 'may'>) {
  const step = steps[status];
  return step && may.moves.includes(step.to) ? step : undefined;
}
