import { useDirection, VisuallyHidden } from '@mantine/core';
import {
  type DragEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { createStore } from '../store.ts';
import { useLatest } from '../use-latest.ts';
import { type Announcer, announcer } from './announcer.ts';
import { type Drag, DragContext, type DragParts, type DragRules, useDrag } from './context.ts';
import classes from './drag-area.module.css';
import { followPointer, type HeldItem, itemOfHandle, type Point, spotAt } from './elements.ts';
import { isSameSpot, type Spot, spotOf } from './lists.ts';
import { useKeyboardDrag } from './use-keyboard-drag.ts';

interface DragAreaProps
  extends DragRules,
    Pick<HTMLAttributes<HTMLDivElement>, 'className' | 'onKeyDown' | 'children'> {
  /** What follows the pointer. */
  overlay: (item: string) => ReactNode;
  /** It gets the rest of the window's height, and scrolls by itself. */
  fillsPage?: boolean;
}

/** Lists whose items are put elsewhere by mouse, touch and keys alike. */
export function DragArea(props: DragAreaProps) {
  const { lists, words, onMove, refusal, isFixed, overlay, fillsPage, onKeyDown, children, ...rest } = props;
  const [drag] = useState(() => createStore<Drag | undefined>(undefined));
  const keysId = useId();
  const latest = useLatest<DragRules>(props);
  const rules = useCallback(() => latest.current, [latest]);
  const [parts] = useState({ drag, rules, keysId });
  const [announce] = useState(() => announcer(rules));
  const pointer = usePointerDrag(parts, announce);
  const { keys, followLanded } = useKeyboardDrag(parts, announce);
  useEffect(followLanded);

  function onKey(event: KeyboardEvent<HTMLDivElement>) {
    keys.onKeyDown(event);
    if (!event.defaultPrevented) onKeyDown?.(event);
  }

  const listeners = { ...pointer.props, onKeyDown: onKey, onBlur: keys.onBlur };
  return (
    <DragContext value={parts}>
      <div {...rest} data-fills-page={fillsPage || undefined} {...listeners}>
        {children}
      </div>
      <Carried draw={overlay} place={pointer.place} />
      <VisuallyHidden id={keysId}>{words.keys}</VisuallyHidden>
    </DragContext>
  );
}

interface CarriedProps {
  draw: (item: string) => ReactNode;
  /** Puts it where the pointer is. */
  place: Ref<HTMLDivElement>;
}

/** What follows the pointer while an item is dragged by it. */
function Carried({ draw, place }: CarriedProps) {
  const item = useDrag((moving) => (moving?.by === 'pointer' ? moving.item : undefined));
  if (item === undefined) return null;
  return createPortal(
    <div ref={place} className={classes.carried} inert>
      {draw(item)}
    </div>,
    document.body,
  );
}

/** Buttons with menus and fields within a handle keep their own presses. */
const notAHandle = '[aria-haspopup=menu], input, textarea';

/** What is under the pointer: the element's place and size when it was picked up, and how far it has come. */
interface CarriedItem {
  box: DOMRect;
  start: Point;
  at: Point;
  overlay?: HTMLElement | null;
  /** The list under the pointer that refuses the item. */
  refusing?: string | undefined;
}

/** Lets items be dragged by mouse, touch or pen: `props` for the area, `place` for what follows the pointer. */
function usePointerDrag({ drag, rules }: DragParts, announce: Announcer) {
  const { dir } = useDirection();
  const area = useRef<HTMLDivElement>(null);
  const carried = useRef<CarriedItem>(undefined);
  const putBack = useRef<() => void>(undefined);

  useEffect(() => {
    const element = area.current;
    // Else a finger that carries something would scroll the page. React's own listeners cannot prevent that.
    const hold = (event: TouchEvent) => carried.current && event.preventDefault();
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => {
      element?.removeEventListener('touchmove', hold);
      putBack.current?.();
    };
  }, []);

  function onPointerDown({ target, nativeEvent, isPrimary, button }: PointerEvent) {
    if (!isPrimary || button !== 0 || !(target instanceof Element) || target.closest(notAHandle)) return;
    const held = itemOfHandle(target);
    if (!held) return;
    putBack.current = followPointer(nativeEvent, {
      onLift: (at) => lift(held, nativeEvent.pointerId, at),
      onMove: carry,
      onEnd: drop,
    });
  }

  function lift({ item, element, list }: HeldItem, pointer: number, at: Point) {
    const from = spotOf(rules().lists, item, list);
    if (!from) return;
    carried.current = { box: element.getBoundingClientRect(), start: at, at };
    // The document reports the moves, since the item may be drawn anew meanwhile.
    area.current?.setPointerCapture(pointer);
    area.current?.style.setProperty('cursor', 'grabbing');
    drag.set({ item, from, to: undefined, by: 'pointer' });
    requestAnimationFrame(scrollOn);
  }

  function carry(at: Point) {
    if (!carried.current) return;
    carried.current.at = at;
    place();
    point();
  }

  function drop(at: Point | undefined) {
    if (at) carry(at);
    const moving = drag.get();
    carried.current = undefined;
    area.current?.style.removeProperty('cursor');
    if (moving?.by !== 'pointer') return;
    drag.set(undefined);
    const { item, from, to } = moving;
    if (!at || !to || isSameSpot(from, to)) return announce.cancelled(item);
    rules().onMove(item, to, from, 'pointer');
    announce.dropped(item, to);
  }

  /** Takes note of where the item would land now, or of why it would not. */
  function point() {
    const moving = drag.get();
    const here = carried.current;
    if (!moving || !here) return;
    const { item, from } = moving;
    const pointed = spotAt(rules().lists, item, from, here.at, dir === 'rtl');
    const reason = pointed && rules().refusal?.(item, from, pointed.list);
    if (pointed && reason && here.refusing !== pointed.list) announce.refused(item, pointed, reason);
    here.refusing = reason ? pointed?.list : undefined;
    const to = reason ? undefined : pointed;
    if (!isSame(moving.to, to)) drag.set({ ...moving, to });
  }

  function scrollOn() {
    if (!carried.current) return;
    if (scrollNear(carried.current.at)) point();
    requestAnimationFrame(scrollOn);
  }

  /** Puts the overlay where the pointer has it; as its `ref`, when it is first drawn. */
  function place(drawn?: HTMLElement | null) {
    if (!carried.current) return;
    const overlay = drawn ?? carried.current.overlay;
    if (!overlay) return;
    const { box, start, at } = carried.current;
    carried.current.overlay = overlay;
    overlay.style.inset = `${box.top}px auto auto ${box.left}px`;
    overlay.style.inlineSize = `${box.width}px`;
    overlay.style.translate = `${at.x - start.x}px ${at.y - start.y}px`;
  }

  // Links and pictures have a drag of their own.
  const onDragStart = (event: DragEvent) => event.preventDefault();
  return { props: { ref: area, onPointerDown, onDragStart }, place };
}

const isSame = (one: Spot | undefined, other: Spot | undefined): boolean =>
  one && other ? isSameSpot(one, other) : one === other;

/** Something scrolls on where the pointer is this near to its edge. */
const edgePx = 56;
const fastestPx = 16;

/** Scrolls by one step what a point stands near the edge of, the innermost that can; false where nothing can. */
function scrollNear(at: Point): boolean {
  for (let element = document.elementFromPoint(at.x, at.y); element; element = element.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const isRoot = element === document.scrollingElement;
    const box = isRoot ? new DOMRect(0, 0, innerWidth, innerHeight) : element.getBoundingClientRect();
    const left = isRoot || scrolls(overflowX) ? pull(at.x, box.left, box.right) : 0;
    const top = isRoot || scrolls(overflowY) ? pull(at.y, box.top, box.bottom) : 0;
    if (left === 0 && top === 0) continue;
    const { scrollLeft, scrollTop } = element;
    element.scrollBy({ left, top, behavior: 'instant' });
    if (element.scrollLeft !== scrollLeft || element.scrollTop !== scrollTop) return true;
  }
  return false;
}

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** How far to scroll: the more, the nearer to an edge; 0 away from both. */
function pull(value: number, start: number, end: number): number {
  const beyond = Math.max(start + edgePx - value, 0) || Math.min(end - edgePx - value, 0);
  return Math.round(Math.max(-1, Math.min(1, -beyond / edgePx)) * fastestPx);
}
