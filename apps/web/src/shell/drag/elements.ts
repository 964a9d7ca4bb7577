import type { Point } from './follow-pointer.ts';
import { type DragList, listOf, othersIn, type Spot } from './lists.ts';

/** Attributes by which lists, items and what moves them are found again in the document. */
export const listProps = ({ key, kind }: Pick<DragList, 'key' | 'kind'>) => ({
  'data-drag-list': key,
  'data-drag-kind': kind,
});
export const itemProps = (key: string) => ({ 'data-drag-item': key });
/** For what of an item a pointer takes hold of. */
export const handleProps = (key: string) => ({ 'data-drag-handle': key });
/** For what of an item has the keys; `keysId` is the id of the element that names them. */
export const gripProps = (key: string, keysId: string) => ({
  'data-drag-grip': key,
  'aria-describedby': keysId,
});

/** An item by which a pointer or the keyboard took hold, and the list it is in. */
export interface HeldItem {
  element: Element;
  item: string;
  list: string;
}

/** The item whose grip an element is. */
export function itemOfGrip(grip: Element): HeldItem | undefined {
  return grip instanceof HTMLElement ? heldItem(grip, grip.dataset.dragGrip) : undefined;
}

/** The item that a pointer takes hold of. */
export const itemOfHandle = (pressed: Element): HeldItem | undefined =>
  heldItem(pressed, pressed.closest<HTMLElement>('[data-drag-handle]')?.dataset.dragHandle);

function heldItem(within: Element, item: string | undefined): HeldItem | undefined {
  const element = item === undefined ? null : within.closest(`[data-drag-item="${item}"]`);
  const list = element?.closest<HTMLElement>('[data-drag-list]')?.dataset.dragList;
  return element && item !== undefined && list !== undefined ? { element, item, list } : undefined;
}

/** Gives the focus to the grip of an item in a list. */
export function focusGrip(item: string, list: string): void {
  document.querySelector<HTMLElement>(`[data-drag-list="${list}"] [data-drag-grip="${item}"]`)?.focus();
}

/**
 * The spot for an item under a point of the window: the list there, and the first of its items whose middle lies
 * beyond the point. A long list draws only the items near its visible part; that item is always among them.
 */
export function spotAt(
  lists: readonly DragList[],
  item: string,
  from: Spot,
  { x, y }: Point,
  isRtl: boolean,
): Spot | undefined {
  const kind = listOf(lists, from)?.kind;
  const element = document
    .elementsFromPoint(x, y)
    .map((candidate) => candidate.closest<HTMLElement>(`[data-drag-kind="${kind}"]`))
    .find((found) => found !== null);
  const list = lists.find(({ key }) => key === element?.dataset.dragList);
  if (!element || !list) return undefined;

  const places = new Map(othersIn(list, item).map(({ key }, at) => [key, at]));
  const drawn = [...element.querySelectorAll<HTMLElement>('[data-drag-item]')].flatMap((other) => {
    const at = places.get(other.dataset.dragItem ?? '');
    return at === undefined ? [] : [{ at, box: other.getBoundingClientRect() }];
  });
  const beyond = drawn.find(({ box }) => {
    if (list.runs === 'down') return box.top + box.height / 2 > y;
    const middle = box.left + box.width / 2;
    return isRtl ? middle < x : middle > x;
  });
  const last = drawn.at(-1);
  return { list: list.key, at: beyond?.at ?? (last ? last.at + 1 : 0) };
}
