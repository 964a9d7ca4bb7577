import type { TaskCard } from '@kazi/contract/work';
import type { InfiniteData } from '@tanstack/react-query';

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
