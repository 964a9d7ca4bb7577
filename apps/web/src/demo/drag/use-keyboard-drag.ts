import { useDirection } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import type { DragParts } from './context.ts';
import { type Direction, isSameSpot, nextSpot, type Spot, spotOf } from './lists.ts';
import type { Speech } from './use-speech.ts';

/**
 * The keys of a grip: Space picks its item up, and so does Enter where the grip is nothing but that; then arrows
 * take it on, Space or Enter drops it, Escape and leaving it put it back.
 */
export function useKeyboardDrag({ drag, lists, onMove }: DragParts, speech: Speech) {
  const { dir } = useDirection();
  /** Where the item that was just dropped will be: there it gets the focus again. */
  const landed = useRef<{ item: string; spot: Spot }>(undefined);

  function directionOf(key: string): Direction | undefined {
    if (key === 'ArrowUp') return 'up';
    if (key === 'ArrowDown') return 'down';
    if (key === 'ArrowLeft') return dir === 'rtl' ? 'forth' : 'back';
    if (key === 'ArrowRight') return dir === 'rtl' ? 'back' : 'forth';
    return undefined;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const grip = event.target instanceof HTMLElement ? event.target : undefined;
    const item = grip?.dataset.dragGrip;
    if (!grip || !item) return;
    landed.current = undefined;
    const direction = directionOf(event.key);
    const isChoice = event.key === ' ' || event.key === 'Enter';
    if (drag.get()) {
      if (direction) carry(direction);
      else if (isChoice) drop();
      else if (event.key === 'Escape' || event.key === 'Tab') putBack();
      else return;
    } else if (event.key === ' ' || (isChoice && grip.tagName === 'BUTTON')) {
      lift(item);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  function lift(item: string) {
    const from = spotOf(lists(), item);
    if (!from) return;
    drag.set({ item, from, to: from, by: 'keyboard' });
    speech.lifted(item, from);
  }

  function carry(direction: Direction) {
    const lifted = drag.get();
    const to = lifted?.to && nextSpot(lists(), lifted.item, lifted.to, direction);
    if (!lifted || !to) return;
    drag.set({ ...lifted, to });
    speech.over(lifted.item, to);
  }

  function drop() {
    const lifted = drag.get();
    drag.set(undefined);
    if (!lifted?.to) return;
    const { item, from, to } = lifted;
    if (isSameSpot(from, to)) return speech.cancelled(item);
    landed.current = { item, spot: to };
    onMove(item, to);
    speech.dropped(item, to);
  }

  function putBack() {
    const lifted = drag.get();
    if (lifted?.by !== 'keyboard') return;
    drag.set(undefined);
    speech.cancelled(lifted.item);
  }

  /** Gives the focus back to an item that is drawn anew where it was dropped. For every time the lists change. */
  function followLanded() {
    if (!landed.current) return;
    const { item, spot } = landed.current;
    const now = spotOf(lists(), item);
    if (!now || !isSameSpot(now, spot)) return;
    landed.current = undefined;
    document.querySelector<HTMLElement>(`[data-drag-grip="${item}"]`)?.focus();
  }

  return { keys: { onKeyDown, onBlur: putBack }, followLanded };
}
