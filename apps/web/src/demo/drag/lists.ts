/** Things in an order, into which others of the same kind can be put. */
export interface DragList {
  key: string;
  /** What is dragged here: things move only between lists of one kind. */
  kind: string;
  /** What the list is called, for announcements. */
  name: string;
  /** Which way its items follow each other: one below the other, or along the line. */
  runs: 'down' | 'along';
  /** Each with a key that no item of any list has. */
  items: readonly DragItem[];
}

export interface DragItem {
  key: string;
  name: string;
}

/** A place in a list; the dragged item itself does not count. */
export interface Spot {
  list: string;
  at: number;
}

export type Direction = 'up' | 'down' | 'back' | 'forth';

export const isSameSpot = (one: Spot, other: Spot): boolean => one.list === other.list && one.at === other.at;

/** Where an item is now. */
export function spotOf(lists: readonly DragList[], item: string): Spot | undefined {
  for (const { key, items } of lists) {
    const at = items.findIndex((other) => other.key === item);
    if (at >= 0) return { list: key, at };
  }
  return undefined;
}

/** How many places an item can take in a list. */
export const placesIn = ({ items }: DragList, item: string): number =>
  items.filter(({ key }) => key !== item).length + 1;

/** The next place in a direction; undefined where there is none. */
export function nextSpot(
  lists: readonly DragList[],
  item: string,
  from: Spot,
  direction: Direction,
): Spot | undefined {
  const list = lists.find(({ key }) => key === from.list);
  if (!list) return undefined;
  const step = direction === 'up' || direction === 'back' ? -1 : 1;
  const alongList = (list.runs === 'down') === (direction === 'up' || direction === 'down');
  if (alongList) {
    const at = from.at + step;
    return at >= 0 && at < placesIn(list, item) ? { list: list.key, at } : undefined;
  }
  if (list.runs === 'along') return undefined;
  const alike = lists.filter(({ kind }) => kind === list.kind);
  const next = alike[alike.indexOf(list) + step];
  return next && { list: next.key, at: Math.min(from.at, placesIn(next, item) - 1) };
}
