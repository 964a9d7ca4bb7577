import type { TaskCard } from '@kazi/contract/work';
import { createContext, use } from 'react';
import type { CardFocus } from './card-focus.ts';
import type { Grid } from './drag/spots.ts';
import type { DragStore } from './drag/store.ts';
import type { Spot } from './lanes.ts';

/** What every cell and card of a board needs of it. */
export interface BoardParts {
  app: string;
  drag: DragStore;
  focus: CardFocus;
  /** The board as it is now. */
  grid: () => Grid;
  /** Puts a card elsewhere: shown at once, saved, taken back where it is refused. */
  move: (task: TaskCard, from: Spot, to: Spot) => void;
  /** Id of the element that says which keys a card knows. */
  keysId: string;
  /** The app allows new tasks of whoever is looking. */
  mayAdd: boolean;
}

export const BoardContext = createContext<BoardParts | undefined>(undefined);

export function useBoard(): BoardParts {
  const parts = use(BoardContext);
  if (!parts) throw new Error('A card or column stands outside its board');
  return parts;
}
