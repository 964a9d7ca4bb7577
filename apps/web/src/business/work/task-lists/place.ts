import { compareTasks, keepsTask, type TaskCard, type TaskElsewhere } from '@kazi/contract/work';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { currentSession } from '../../../session/session.ts';
import { today } from '../days.ts';
import { cachedCounts, cachedLists } from './cached.ts';
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

/**
 * Puts a task as it now is into every cached list and count: where it belongs after the change, and nowhere
 * else. For a change before the server has answered, its answer, the way back, and what others did alike.
 */
export function placeTask(client: QueryClient, task: TaskCard): void {
  recount(client, knownTask(client, task._id), task);
  for (const { key, input, pages } of cachedLists(client)) {
    const belongs = input.app === task.app && keepsTask(task, input, reader());
    client.setQueryData(
      key,
      belongs ? withTask(pages, task, compareTasks[input.sort]) : without(pages, task._id),
    );
  }
  client.setQueriesData<MyPages>({ queryKey: api.work.tasks.mine.key({ type: 'infinite' }) }, (mine) =>
    mine
      ? { ...mine, pages: mine.pages.map((page) => ({ ...page, items: page.items.map(renewed(task)) })) }
      : mine,
  );
  client.setQueryData(api.work.tasks.get.queryKey({ input: { id: task._id } }), (opened) =>
    opened ? { ...opened, ...task, author: opened.author } : opened,
  );
}

type MyPages = InfiniteData<Awaited<ReturnType<typeof api.work.tasks.mine.call>>>;

const renewed = (task: TaskCard) => (mine: TaskElsewhere) =>
  mine._id === task._id ? { ...mine, ...task } : mine;

/** Takes a task out of every cached list and count: it was deleted, or is no longer shown to us. */
export function removeTask(client: QueryClient, id: string): void {
  recount(client, knownTask(client, id), undefined);
  for (const { key, pages } of cachedLists(client)) client.setQueryData(key, without(pages, id));
}

/** Counts of a task's old status go down and of its new one go up, under each filter that keeps it. */
function recount(client: QueryClient, before: TaskCard | undefined, after: TaskCard | undefined): void {
  for (const { key, input, counts } of cachedCounts(client)) {
    const changed = { ...counts.counts };
    const add = (task: TaskCard | undefined, by: number) => {
      if (task && task.app === input.app && keepsTask(task, input, reader())) changed[task.status] += by;
    };
    add(before, -1);
    add(after, 1);
    client.setQueryData(key, { counts: changed });
  }
}
