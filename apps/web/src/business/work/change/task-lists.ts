import type { TaskCard, TaskFilter, TaskSort } from '@kazi/contract/work';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { seenToday } from '../days.ts';
import { filterOf } from '../task-filter/filter.ts';

/** A list of an app's tasks that a screen shows: a column of the board, a group of the list. */
export interface ListInput extends TaskFilter {
  app: string;
  sort: TaskSort;
}

const pageSize = 50;
/** Cursor of the first page: there is none. */
const firstPage = (): string | undefined => undefined;

/**
 * The list, page by page. A call goes on while no screen waits for it for a moment: when the lists of a screen change,
 * those that stay are handed on, and need not be fetched again.
 */
export function listOptions(list: ListInput) {
  const input = seenToday(list);
  return infiniteQueryOptions({
    queryKey: api.work.tasks.list.infiniteKey({ input: () => input, initialPageParam: firstPage() }),
    queryFn: ({ pageParam }) => api.work.tasks.list.call({ ...input, cursor: pageParam, limit: pageSize }),
    initialPageParam: firstPage(),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    meta: { kept: !list.q },
  });
}

/** How many tasks each status has under a filter, whose own statuses do not count. */
export function countsOptions(app: string, filter: TaskFilter) {
  const { status: _, ...others } = filterOf(filter);
  return api.work.tasks.counts.queryOptions({
    input: seenToday({ ...others, app }),
    meta: { kept: !filter.q },
  });
}

export interface Page {
  items: TaskCard[];
  nextCursor: string | null;
}

export type Pages = InfiniteData<Page>;

/** The tasks of a list as far as it has been fetched, each once. */
export function tasksOf(pages: Pages | undefined): TaskCard[] {
  const tasks = new Map(pages?.pages.flatMap(({ items }) => items).map((task) => [task._id, task]));
  return [...tasks.values()];
}
