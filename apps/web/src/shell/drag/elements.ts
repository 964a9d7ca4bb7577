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

/** A point of the window. */
export interface Point {
  x: number;
  y: number;
}

interface Following {
  /** It was moved far enough, or a finger rested on it long enough: from now on it is carried. */
  onLift: (at: Point) => void;
  onMove: (at: Point) => void;
  /** It was let go somewhere; with no point, it was put back. Only after it was lifted. */
  onEnd: (at: Point | undefined) => void;
}

const liftPx = 6;
/** A finger that moves at once scrolls; one that rests picks up. */
const fingerRestsMs = 250;
const fingerSlipsPx = 8;

/** Follows the pointer that pressed something until it lets go. Returns what puts it back. */
export function followPointer(pressed: PointerEvent, { onLift, onMove, onEnd }: Following): () => void {
  const isFinger = pressed.pointerType === 'touch';
  const start = pointOf(pressed);
  const over = new AbortController();
  const timer = isFinger ? setTimeout(lift, fingerRestsMs) : undefined;
  let at = start;
  let isLifted = false;

  function lift() {
    isLifted = true;
    onLift(at);
  }

  function finish(to: Point | undefined) {
    if (over.signal.aborted) return;
    over.abort();
    clearTimeout(timer);
    if (!isLifted) return;
    swallowClick();
    onEnd(to);
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== pressed.pointerId) return;
    at = pointOf(event);
    const way = Math.hypot(at.x - start.x, at.y - start.y);
    if (isLifted) onMove(at);
    else if (isFinger && way > fingerSlipsPx) finish(undefined);
    else if (!isFinger && way >= liftPx) lift();
  }

  function hearKey(event: KeyboardEvent) {
    if (!isLifted || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    finish(undefined);
  }

  const options = { capture: true, signal: over.signal };
  addEventListener('pointermove', move, options);
  addEventListener('pointerup', ({ pointerId }) => pointerId === pressed.pointerId && finish(at), options);
  addEventListener('pointercancel', () => finish(undefined), options);
  addEventListener('blur', ({ target }) => target === window && finish(undefined), options);
  addEventListener('keydown', hearKey, options);
  // A long press would open the menu of a link, a drag would select words.
  addEventListener('contextmenu', (event) => isLifted && event.preventDefault(), options);
  document.addEventListener('selectstart', (event) => event.preventDefault(), options);
  return () => finish(undefined);
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/** What was dragged is often a link: letting go of it opens nothing. */
function swallowClick(): void {
  const over = new AbortController();
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, signal: over.signal });
  // The click follows the release at once, or not at all.
  setTimeout(() => over.abort());
}
