import {
  compareTasks,
  keepsTask,
  type Task,
  type TaskCard,
  type TaskElsewhere,
  type TaskFilter,
} from '@kazi/contract/work';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { currentSession } from '../../../session/session.ts';
import { today } from '../../../shell/days.ts';
import { clashesOf as fieldsThatClash } from '../../../shell/record/merge.ts';
import { createPending } from '../../../shell/record/pending.ts';
import type { FieldValues } from '../fields/task-fields.ts';
import { type ListInput, type Page, type Pages, tasksOf } from './task-lists.ts';

/** What a person can change about a task, as it will look. */
export type TaskPatch = Partial<FieldValues & Pick<Task, 'position'>>;

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

const holds = ({ pages }: Pages, id: string): boolean =>
  pages.some(({ items }) => items.some((task) => task._id === id));

export function without(data: Pages, id: string): Pages {
  if (!holds(data, id)) return data;
  const pages = data.pages.map((page) => ({ ...page, items: page.items.filter((task) => task._id !== id) }));
  return { ...data, pages };
}

/**
 * The list with a task at its place. One that belongs after all that was fetched so far is left out: it comes
 * with the page it is on.
 */
export function withTask(
  data: Pages,
  task: TaskCard,
  order: (one: TaskCard, other: TaskCard) => number,
): Pages {
  const pages = without(data, task._id).pages;
  const followed = pages.findIndex(({ items }) => items.some((other) => order(task, other) < 0));
  const last = pages.length - 1;
  if (followed < 0 && pages[last]?.nextCursor) return { ...data, pages };
  const target = followed < 0 ? last : followed;
  return { ...data, pages: pages.map((page, at) => (at === target ? inserted(page, task, order) : page)) };
}

function inserted(page: Page, task: TaskCard, order: (one: TaskCard, other: TaskCard) => number): Page {
  const at = page.items.findIndex((other) => order(task, other) < 0);
  return { ...page, items: page.items.toSpliced(at < 0 ? page.items.length : at, 0, task) };
}

const reader = () => ({ me: currentSession()?.user.id ?? '', today: today() });

/** The newest that this device knows of a task from any list. */
export function knownTask(client: QueryClient, id: string): TaskCard | undefined {
  const known = cachedLists(client).flatMap(({ pages }) => tasksOf(pages).filter((task) => task._id === id));
  return known.reduce<TaskCard | undefined>(
    (newest, task) => (newest && newest.version >= task.version ? newest : task),
    undefined,
  );
}

/** What this device knows of a task before it is opened: from the lists, or from the reader's own work. */
export const listedTask = (client: QueryClient, id: string): TaskCard | undefined =>
  knownTask(client, id) ??
  client
    .getQueriesData<MyPages>({ queryKey: api.work.tasks.mine.key({ type: 'infinite' }) })
    .flatMap(([, mine]) => mine?.pages.flatMap(({ items }) => items) ?? [])
    .find(({ _id }) => _id === id);

/**
 * Puts a task as it now is into every cached list: where it belongs after the change, and nowhere else; in the reader's own work
 * it is renewed where it stands. For a change before the server has answered, its answer, the way back, and what others did alike.
 */
export function placeTask(client: QueryClient, task: TaskCard): void {
  for (const { key, input, pages } of cachedLists(client)) {
    const belongs = input.app === task.app && keepsTask(task, input, reader());
    client.setQueryData(
      key,
      belongs ? withTask(pages, task, compareTasks[input.sort]) : without(pages, task._id),
    );
  }
  changeMine(client, (mine) => mine.map(renewed(task)));
  client.setQueryData(api.work.tasks.get.queryKey({ input: { id: task._id } }), (opened) =>
    opened ? { ...opened, ...task, author: opened.author } : opened,
  );
}

type MyPages = InfiniteData<Awaited<ReturnType<typeof api.work.tasks.mine.call>>>;

/** Changes the reader's own work, as far as it was fetched. */
const changeMine = (client: QueryClient, change: (mine: TaskElsewhere[]) => TaskElsewhere[]) =>
  client.setQueriesData<MyPages>(
    { queryKey: api.work.tasks.mine.key({ type: 'infinite' }) },
    (mine) => mine && { ...mine, pages: mine.pages.map((page) => ({ ...page, items: change(page.items) })) },
  );

const renewed = (task: TaskCard) => (mine: TaskElsewhere) =>
  mine._id === task._id ? { ...mine, ...task } : mine;

/** Takes a task out of every cached list and of the reader's own work: it was deleted, or is no longer shown to us. */
export function removeTask(client: QueryClient, id: string): void {
  for (const { key, pages } of cachedLists(client)) client.setQueryData(key, without(pages, id));
  changeMine(client, (mine) => mine.filter(({ _id }) => _id !== id));
}

/** Asks the server for everything about tasks anew. */
export const refreshTasks = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: api.work.tasks.key() });

/** Takes up an opened task that the server answered with, unless a newer one is here already. */
const keepOpened = (client: QueryClient, task: Task) =>
  client.setQueryData(api.work.tasks.get.queryKey({ input: { id: task._id } }), (opened) =>
    opened && opened.version > task.version ? opened : task,
  );

/** Asks the server for the counts anew: it counts the tasks that no list here has fetched as well. */
export const refreshCounts = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: api.work.tasks.counts.key() });

/**
 * Lets the counts follow our own change until the server has counted: the old status goes down and the new one up,
 * under each filter that keeps the task.
 */
function recount(client: QueryClient, before: TaskCard, after: TaskCard): void {
  for (const { key, input, counts } of cachedCounts(client)) {
    const changed = { ...counts.counts };
    const add = (task: TaskCard, by: number) => {
      if (task.app === input.app && keepsTask(task, input, reader())) changed[task.status] += by;
    };
    add(before, -1);
    add(after, 1);
    client.setQueryData(key, { counts: changed });
  }
}

type Counts = Awaited<ReturnType<typeof api.work.tasks.counts.call>>;

/** The input of a cached call, which its key ends with. */
const inputOf = (key: readonly unknown[]): unknown => {
  const [, operation] = key;
  return typeof operation === 'object' && operation && 'input' in operation ? operation.input : undefined;
};

const isAboutApp = (input: unknown): input is TaskFilter & { app: string } =>
  typeof input === 'object' && input !== null && 'app' in input;

const isListInput = (input: unknown): input is ListInput => isAboutApp(input) && 'sort' in input;

/** Every list of an app's tasks that was fetched, with what was asked for. */
function cachedLists(client: QueryClient) {
  return client
    .getQueriesData<Pages>({ queryKey: api.work.tasks.list.key({ type: 'infinite' }) })
    .flatMap(([key, pages]) => {
      const input = inputOf(key);
      return pages && isListInput(input) ? [{ key, input, pages }] : [];
    });
}

/** Every count of tasks by status that was fetched, with what was asked for. */
function cachedCounts(client: QueryClient) {
  return client.getQueriesData<Counts>({ queryKey: api.work.tasks.counts.key() }).flatMap(([key, counts]) => {
    const input = inputOf(key);
    return counts && isAboutApp(input) ? [{ key, input, counts }] : [];
  });
}
