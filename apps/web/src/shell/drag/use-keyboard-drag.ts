import { type KeyboardEvent, useRef } from 'react';
import type { Announcer } from './announcer.ts';
import type { DragParts } from './context.ts';
import { focusGrip, type HeldItem, itemOfGrip } from './elements.ts';
import { type Direction, isSameSpot, nextSpot, type Spot, spotOf } from './lists.ts';
import { useArrowDirection } from './use-arrow-direction.ts';

/**
 * The keys of a grip: Space picks its item up, and so does Enter where the grip is nothing but that; then arrows
 * take it on, Space or Enter drops it, Escape and leaving it put it back.
 */
export function useKeyboardDrag({ drag, rules }: DragParts, announce: Announcer) {
  const directionOf = useArrowDirection();
  /** Where the item that was just dropped will be: there it gets the focus again. */
  const landed = useRef<{ item: string; spot: Spot }>(undefined);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const { target } = event;
    const held = target instanceof Element ? itemOfGrip(target) : undefined;
    if (!held) return;
    landed.current = undefined;
    const direction = directionOf(event.key);
    const isChoice = event.key === ' ' || event.key === 'Enter';
    if (drag.get()) {
      if (direction) carry(direction);
      else if (isChoice) drop();
      else if (event.key === 'Escape' || event.key === 'Tab') putBack();
      else return;
    } else if (event.key === ' ' || (isChoice && target instanceof HTMLButtonElement)) {
      lift(held);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  function lift({ item, list }: HeldItem) {
    const from = spotOf(rules().lists, item, list);
    if (!from) return;
    if (rules().isFixed?.(item)) return announce.fixed(item);
    drag.set({ item, from, to: from, by: 'keyboard' });
    announce.lifted(item, from);
  }

  function carry(direction: Direction) {
    const lifted = drag.get();
    if (!lifted?.to) return;
    const { item, from } = lifted;
    const { lists, refusal } = rules();
    const to = nextSpot(lists, item, lifted.to, direction, ({ key }) => !refusal?.(item, from, key));
    if (!to) return;
    drag.set({ ...lifted, to });
    announce.over(item, to);
  }

  function drop() {
    const lifted = drag.get();
    drag.set(undefined);
    if (!lifted?.to) return;
    const { item, from, to } = lifted;
    if (isSameSpot(from, to)) return announce.cancelled(item);
    landed.current = { item, spot: to };
    rules().onMove(item, to, from, 'keyboard');
    announce.dropped(item, to);
  }

  function putBack() {
    const lifted = drag.get();
    if (lifted?.by !== 'keyboard') return;
    drag.set(undefined);
    announce.cancelled(lifted.item);
  }

  /** Gives the focus back to an item that is drawn anew where it was dropped. For every time the lists change. */
  function followLanded() {
    if (!landed.current) return;
    const { item, spot } = landed.current;
    const now = spotOf(rules().lists, item, spot.list);
    if (!now || !isSameSpot(now, spot)) return;
    landed.current = undefined;
    focusGrip(item, spot.list);
  }

  return { keys: { onKeyDown, onBlur: putBack }, followLanded };
}
