import type { TaskCard } from '@kazi/contract/work';
import { useDirection } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { BoardParts } from '../board-context.ts';
import type { Spot } from '../lanes.ts';
import { isMovable } from './is-movable.ts';
import { type CardHere, cardOf } from './pointed.ts';
import { type Direction, isSameSpot, nextSpot } from './spots.ts';
import type { Speech } from './use-speech.ts';

const openMenu = (link: Element) =>
  link.closest('[data-card]')?.querySelector<HTMLElement>('[data-card-menu]')?.click();

/**
 * The board's keys. On a card: arrows go to the next card, Space picks it up, M opens its
 * menu. With a card picked up: arrows take it
 * to the next place that it may have, Space or Enter drops it, Escape and leaving it put it back.
 */
export function useKeyboardDrag({ drag, focus, grid, move }: BoardParts, speech: Speech) {
  const { dir } = useDirection();

  function directionOf(key: string): Direction | undefined {
    if (key === 'ArrowUp') return 'up';
    if (key === 'ArrowDown') return 'down';
    if (key === 'ArrowLeft') return dir === 'rtl' ? 'forth' : 'back';
    if (key === 'ArrowRight') return dir === 'rtl' ? 'back' : 'forth';
    return undefined;
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const direction = directionOf(event.key);
    const link = event.target instanceof Element && event.target.closest('[data-card-link]');
    const card = link && cardOf(link, grid());
    if (!card) return;
    if (drag.get()) {
      if (direction) carry(direction);
      else if (event.key === ' ' || event.key === 'Enter') drop();
      else if (event.key === 'Escape' || event.key === 'Tab') putBack();
      else return;
    } else if (direction) goOn(card, direction);
    else if (event.key === ' ') lift(card);
    else if (event.key === 'm') openMenu(link);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function goOn({ task, spot }: CardHere, direction: Direction) {
    const everywhere = { ...grid(), refusal: () => undefined };
    for (let at: Spot | undefined = spot; at; ) {
      at = nextSpot(everywhere, task, spot, at, direction);
      const next = at && withTaskAt(at, task);
      if (next) return focus.want(next._id);
    }
  }

  /** The task at a spot that counts without another; stepping down, the one that comes after it. */
  function withTaskAt(spot: Spot, from: TaskCard): TaskCard | undefined {
    const tasks = grid().tasksIn(spot);
    const home = tasks.findIndex(({ _id }) => _id === from._id);
    if (home < 0) return tasks[Math.min(spot.at, tasks.length - 1)];
    return tasks[spot.at];
  }

  function lift({ task, spot }: CardHere) {
    if (!isMovable(task)) return speech.stuck(task);
    drag.set({ task, from: spot, to: spot, by: 'keyboard' });
    speech.lifted(task, spot);
  }

  function carry(direction: Direction) {
    const lifted = drag.get();
    if (!lifted?.to) return;
    const to = nextSpot(grid(), lifted.task, lifted.from, lifted.to, direction);
    if (!to) return;
    drag.set({ ...lifted, to });
    speech.over(lifted.task, to);
  }

  function drop() {
    const lifted = drag.get();
    drag.set(undefined);
    if (!lifted?.to) return;
    focus.want(lifted.task._id);
    if (isSameSpot(lifted.from, lifted.to)) return speech.cancelled(lifted.task);
    move(lifted.task, lifted.from, lifted.to);
    speech.dropped(lifted.task, lifted.to);
  }

  function putBack() {
    const lifted = drag.get();
    if (lifted?.by !== 'keyboard') return;
    drag.set(undefined);
    speech.cancelled(lifted.task);
  }

  return { onKeyDown, onBlur: putBack };
}
