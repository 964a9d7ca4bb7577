import type { DragEndEvent, DragMoveEvent, DragStartEvent } from '@dnd-kit/dom';
import { useDirection } from '@mantine/core';
import type { DragParts } from './context.ts';
import { isSameSpot, spotOf } from './lists.ts';
import { spotAt } from './pointed.ts';
import type { Speech } from './use-speech.ts';

/** Follows an item that is dragged by mouse, touch or pen. */
export function usePointerDrag({ drag, lists, onMove }: DragParts, speech: Speech) {
  const { dir } = useDirection();

  function onDragStart({ operation }: DragStartEvent) {
    const item = String(operation.source?.id);
    const from = spotOf(lists(), item);
    if (from) drag.set({ item, from, to: undefined, by: 'pointer' });
  }

  function onDragMove({ operation }: DragMoveEvent) {
    const moving = drag.get();
    if (!moving) return;
    const to = spotAt(lists(), moving.item, operation.position.current, dir === 'rtl');
    const isSame = moving.to && to ? isSameSpot(moving.to, to) : moving.to === to;
    if (!isSame) drag.set({ ...moving, to });
  }

  function onDragEnd({ canceled, operation }: DragEndEvent) {
    const moving = drag.get();
    if (moving?.by !== 'pointer') return;
    drag.set(undefined);
    const { item, from } = moving;
    // The last moves of a quick hand may not have been heard of.
    const to = spotAt(lists(), item, operation.position.current, dir === 'rtl');
    if (canceled || !to || isSameSpot(from, to)) return speech.cancelled(item);
    onMove(item, to);
    speech.dropped(item, to);
  }

  return { onDragStart, onDragMove, onDragEnd };
}
