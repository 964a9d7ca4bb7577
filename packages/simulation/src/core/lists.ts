/** Whether one of the texts contains what is searched for, in any case. An empty search finds everything. */
export function contains(searched: string | undefined, ...texts: readonly string[]): boolean {
  const wanted = (searched ?? '').toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}

/** The slice of a list that is a page of so many, both as a query has them: the first of the usual size where they are no numbers from 1. Empty past the end. */
export function pageOf<Item>(
  items: readonly Item[],
  page: string | undefined,
  perPage: string | undefined,
  usual: number,
): Item[] {
  const from1 = (asked: string | undefined, otherwise: number) => {
    const value = whole(asked, otherwise);
    return value >= 1 ? value : otherwise;
  };
  const size = from1(perPage, usual);
  const end = from1(page, 1) * size;
  return items.slice(end - size, end);
}

/** The id of what is added next: the last id plus 1. */
export function nextId(items: readonly { id: number }[]): number {
  return Math.max(0, ...items.map(({ id }) => id)) + 1;
}

/** Compares texts by their letters in any case, numbers by their size. */
function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en', { sensitivity: 'base' });
}

/** Sorted by a value of each item, `desc` from the largest. Items that are alike keep their order. */
export function sortedBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | number,
  direction: string | undefined = 'asc',
): Item[] {
  const sign = direction === 'desc' ? -1 : 1;
  return items.toSorted((one, other) => sign * compare(keyOf(one), keyOf(other)));
}

/** A query parameter as a whole number, or `otherwise` where it is absent or none. */
export function whole(text: string | undefined, otherwise: number): number {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isNaN(value) ? otherwise : value;
}

/** An id however it arrived: as number, as text, or not at all (then one that nothing has). */
export function idOf(given: unknown): number {
  const id = typeof given === 'number' ? given : Number.parseInt(String(given), 10);
  return Number.isNaN(id) ? -1 : id;
}
