import type { TaskCard } from '@kazi/contract/work';
import type { KeyboardEvent } from 'react';
import { itemOfGrip } from '../../../shell/drag/elements.ts';
import { type Direction, type DragList, nextSpot, type Spot, spotOf } from '../../../shell/drag/lists.ts';
import { useArrowDirection } from '../../../shell/drag/use-arrow-direction.ts';
import type { CardFocus } from './board-context.ts';

/** The keys of a card that is not picked up: arrows go to the next card, M opens its menu. */
export function useBoardKeys(lists: readonly DragList[], focus: CardFocus) {
  const directionOf = useArrowDirection();

  return function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
    const card = itemOfGrip(event.target);
    if (!card) return;
    const direction = directionOf(event.key);
    if (direction) focusNext(card.item, card.list, direction);
    else if (event.key === 'm') card.element.querySelector<HTMLElement>('[data-card-menu]')?.click();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  function focusNext(id: TaskCard['_id'], list: string, direction: Direction) {
    for (let at = spotOf(lists, id, list); at; ) {
      at = nextSpot(lists, id, at, direction);
      const next = at && itemAt(at, id);
      if (next) return focus.want(next);
    }
  }

  /** The task at a spot that counts without another; stepping down, the one that comes after it. */
  function itemAt(spot: Spot, from: string): string | undefined {
    const items = lists.find(({ key }) => key === spot.list)?.items ?? [];
    const isHome = items.some(({ key }) => key === from);
    return items[isHome ? spot.at : Math.min(spot.at, items.length - 1)]?.key;
  }
}
