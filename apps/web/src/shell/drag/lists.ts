/** Things in an order, into which others of the same kind can be put. */
export interface DragList {
  key: string;
  /** What is dragged here: things move only between lists of one kind. */
  kind: string;
  /** What the list is called, for announcements. */
  name: string;
  /** Which way its items follow each other: one below the other, or along the line. */
  runs: 'down' | 'along';
  /** The row and the column of its place in a grid of lists. Without them it stands beside the others. */
  row?: string | undefined;
  column?: string | undefined;
  items: readonly DragItem[];
}

/** An item has the same key in each list that it is in. */
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

export const listOf = (lists: readonly DragList[], { list }: Spot): DragList | undefined =>
  lists.find(({ key }) => key === list);

/** Where an item is now: in any list, or in that one. */
export function spotOf(lists: readonly DragList[], item: string, list?: string): Spot | undefined {
  for (const { key, items } of lists) {
    if (list !== undefined && key !== list) continue;
    const at = items.findIndex((other) => other.key === item);
    if (at >= 0) return { list: key, at };
  }
  return undefined;
}

/** The items of a list without the one that is dragged. */
export const othersIn = ({ items }: DragList, item: string): DragItem[] =>
  items.filter(({ key }) => key !== item);

/** How many places an item can take in a list. */
export const placesIn = (list: DragList, item: string): number => othersIn(list, item).length + 1;

/** The next place in a direction, in a list that takes the item; undefined where there is none. */
export function nextSpot(
  lists: readonly DragList[],
  item: string,
  from: Spot,
  direction: Direction,
  takes: (list: DragList) => boolean = () => true,
): Spot | undefined {
  const list = listOf(lists, from);
  if (!list) return undefined;
  const step = direction === 'up' || direction === 'back' ? -1 : 1;
  const isVertical = direction === 'up' || direction === 'down';
  if ((list.runs === 'down') === isVertical) {
    const at = from.at + step;
    if (at >= 0 && at < placesIn(list, item)) return { list: list.key, at };
  }
  if (list.runs === 'along') return undefined;
  const inLine = lists.filter(({ kind, row, column = '', key }) =>
    isVertical
      ? key === list.key || (column !== '' && column === list.column && kind === list.kind)
      : row === list.row && kind === list.kind,
  );
  const here = inLine.indexOf(list);
  const next = (step > 0 ? inLine.slice(here + 1) : inLine.slice(0, here).reverse()).find(takes);
  if (!next) return undefined;
  const last = placesIn(next, item) - 1;
  if (isVertical) return { list: next.key, at: step < 0 ? last : 0 };
  return { list: next.key, at: Math.min(from.at, last) };
}
