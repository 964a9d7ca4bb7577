import type { DragEndEvent, DragMoveEvent, DragStartEvent } from '@dnd-kit/dom';
import { useRef } from 'react';
import type { BoardParts } from '../board-context.ts';
import type { Spot } from '../lanes.ts';
import { cardOf, spotAt } from './pointed.ts';
import { isSameSpot } from './spots.ts';
import type { Speech } from './use-speech.ts';

/** Follows a card that is dragged by mouse, touch or pen. */
export function usePointerDrag({ drag, grid, move }: BoardParts, speech: Speech) {
  /** What the pointer is over and the card may not be dropped on, as `status lane`. */
  const refused = useRef('');

  function onDragStart({ operation }: DragStartEvent) {
    const element = operation.source?.element;
    const card = element && cardOf(element, grid());
    if (card) drag.set({ task: card.task, from: card.spot, to: undefined, by: 'pointer' });
  }

  function onDragMove({ operation }: DragMoveEvent) {
    const moving = drag.get();
    if (!moving) return;
    const { task, from } = moving;
    const pointed = spotAt(grid(), task._id, operation.position.current);
    const reason = pointed && grid().refusal(task, from, pointed);
    if (pointed && reason && refused.current !== keyOf(pointed)) speech.refused(task, pointed.status, reason);
    refused.current = pointed && reason ? keyOf(pointed) : '';
    const to = reason ? undefined : pointed;
    if (isChanged(moving.to, to)) drag.set({ ...moving, to });
  }

  function onDragEnd({ canceled }: DragEndEvent) {
    const moving = drag.get();
    if (moving?.by !== 'pointer') return;
    drag.set(undefined);
    const { task, from, to } = moving;
    if (canceled || !to || isSameSpot(from, to)) return speech.cancelled(task);
    move(task, from, to);
    speech.dropped(task, to);
  }

  return { onDragStart, onDragMove, onDragEnd };
}

const keyOf = ({ status, lane }: Spot) => `${status} ${lane}`;
const isChanged = (one: Spot | undefined, other: Spot | undefined) =>
  one && other ? !isSameSpot(one, other) : one !== other;
