/** What was taken out of a list, with the place it had. */
export interface Removed<Item> {
  item: Item;
  at: number;
}

/** Takes the items that fit out of a list, and keeps them in `removed` for `putBack`. */
export function takeOut<Item>(items: Item[], removed: Removed<Item>[], fits: (item: Item) => boolean): void {
  const found = items.flatMap((item, at) => (fits(item) ? [{ item, at }] : []));
  removed.push(...found);
  for (const { item } of found) items.splice(items.indexOf(item), 1);
}

/** Puts the item that was taken out last of those that fit back where it was; undefined where none was. */
export function putBack<Item>(
  items: Item[],
  removed: Removed<Item>[],
  fits: (item: Item) => boolean,
): Item | undefined {
  const found = removed.findLast(({ item }) => fits(item));
  if (!found) return undefined;
  removed.splice(removed.indexOf(found), 1);
  items.splice(found.at, 0, found.item);
  return found.item;
}
