import type { TaskFilter } from '@kazi/contract/work';
import { compareTasks, keepsTask, type TaskCard, type TaskElsewhere } from '@kazi/contract/work';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { currentSession } from '../../../session/session.ts';
import { today } from '../../../shell/days.ts';
import type { ListInput } from './inputs.ts';
import type { Pages } from './pages.ts';
import { tasksOf, without, withTask } from './pages.ts';

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

/** Asks the server for the counts anew: it counts the tasks that no list here has fetched as well. */
export const refreshCounts = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: api.work.tasks.counts.key() });

/**
 * Lets the counts follow our own change until the server has counted: the old status goes down and the new one up,
 * under each filter that keeps the task.
 */
export function recount(client: QueryClient, before: TaskCard, after: TaskCard): void {
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

export type Counts = Awaited<ReturnType<typeof api.work.tasks.counts.call>>;

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
