import type { TaskCard } from '@kazi/contract/work';
import { createContext, use } from 'react';
import { createStore } from '../../../shell/store.ts';
import type { Selection } from '../bulk/use-selection.ts';
import type { Cell } from './lanes.ts';
import type { Grid } from './use-grid.ts';

/** What every cell and card of a board needs of it. */
export interface BoardParts {
  app: string;
  focus: CardFocus;
  grid: Grid;
  /** Puts a card elsewhere: shown at once, saved, taken back where it is refused. */
  move: (task: TaskCard, from: Cell, to: Cell, at: number) => void;
  /** The person logged in may add tasks to the app. */
  mayAdd: boolean;
  selection: Selection;
}

export const BoardContext = createContext<BoardParts | undefined>(undefined);

export function useBoard(): BoardParts {
  const parts = use(BoardContext);
  if (!parts) throw new Error('A card or column stands outside its board');
  return parts;
}

export type CardFocus = ReturnType<typeof createCardFocus>;

/**
 * Remembers the focused card by its id: a card that is moved, by this person or by another, is drawn anew in
 * another column, and the focus goes along.
 */
export function createCardFocus() {
  let focused: string | undefined;
  let latest: string | undefined;
  let isWanted = false;
  const requests = createStore(0);
  return {
    /** Whether the focus belongs to a card, and has not gone elsewhere meanwhile. */
    belongsTo: (id: string): boolean =>
      focused === id && (isWanted || document.activeElement === document.body),
    /** The card that had the focus last, or is about to have it. */
    latest: () => latest,
    /** Gives the focus to a card, now or as soon as it is drawn. */
    want(id: string): void {
      focused = id;
      latest = id;
      isWanted = true;
      requests.set(requests.get() + 1);
    },
    /** A card has got the focus by itself. */
    note(id: string): void {
      focused = id;
      latest = id;
      isWanted = false;
    },
    /** The focus has gone elsewhere. */
    forget(id: string): void {
      if (focused === id) focused = undefined;
    },
    /** Calls each time a card is to get the focus; returns what ends that. */
    subscribe: (listener: () => void): (() => void) => requests.subscribe(listener).unsubscribe,
  };
}
