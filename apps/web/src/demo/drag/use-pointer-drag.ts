import { useDirection } from '@mantine/core';
import { type DragEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { DragParts } from './context.ts';
import { followPointer, type Point } from './follow-pointer.ts';
import { isSameSpot, type Spot, spotOf } from './lists.ts';
import { spotAt } from './pointed.ts';
import { scrollNear } from './scroll-near.ts';
import type { Speech } from './use-speech.ts';

/** Buttons with menus and fields within a handle keep their own presses. */
const notAHandle = '[aria-haspopup=menu], input, textarea';

/** Lets items be dragged by mouse, touch or pen: `props` for the area, `place` for what follows the pointer. */
export function usePointerDrag({ drag, lists, onMove }: DragParts, speech: Speech) {
  const { dir } = useDirection();
  const area = useRef<HTMLDivElement>(null);
  const carried = useRef<{ box: DOMRect; start: Point; at: Point; overlay?: HTMLElement | null }>(undefined);
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
    const key = target.closest<HTMLElement>('[data-drag-handle]')?.dataset.dragHandle;
    const element = target.closest(`[data-drag-item="${key}"]`);
    if (!key || !element) return;
    putBack.current = followPointer(nativeEvent, {
      onLift: (at) => lift(key, element, nativeEvent.pointerId, at),
      onMove: carry,
      onEnd: drop,
    });
  }

  function lift(item: string, element: Element, pointer: number, at: Point) {
    const from = spotOf(lists(), item);
    if (!from) return;
    carried.current = { box: element.getBoundingClientRect(), start: at, at };
    // Moves are heard of wherever the pointer goes, even where the item is drawn anew meanwhile.
    area.current?.setPointerCapture(pointer);
    area.current?.style.setProperty('cursor', 'grabbing');
    drag.set({ item, from, to: undefined, by: 'pointer' });
    requestAnimationFrame(scrollOn);
  }

  function carry(at: Point) {
    if (!carried.current) return;
    carried.current.at = at;
    place();
    point(spotNow());
  }

  function drop(at: Point | undefined) {
    const moving = drag.get();
    const to = at && spotNow();
    carried.current = undefined;
    area.current?.style.removeProperty('cursor');
    if (moving?.by !== 'pointer') return;
    drag.set(undefined);
    if (!to || isSameSpot(moving.from, to)) return speech.cancelled(moving.item);
    onMove(moving.item, to);
    speech.dropped(moving.item, to);
  }

  function spotNow(): Spot | undefined {
    const moving = drag.get();
    return moving && carried.current && spotAt(lists(), moving.item, carried.current.at, dir === 'rtl');
  }

  function point(to: Spot | undefined) {
    const moving = drag.get();
    if (!moving) return;
    const isSame = moving.to && to ? isSameSpot(moving.to, to) : moving.to === to;
    if (!isSame) drag.set({ ...moving, to });
  }

  function scrollOn() {
    if (!carried.current) return;
    if (scrollNear(carried.current.at)) point(spotNow());
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
