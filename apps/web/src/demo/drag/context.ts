import { createContext, use } from 'react';
import type { DragList, Spot } from './lists.ts';
import type { DragStore } from './store.ts';

/** What the parts of a drag area share. */
export interface DragParts {
  drag: DragStore;
  lists: () => readonly DragList[];
  /** Id of the element that says which keys a grip knows. */
  keysId: string;
  onMove: (item: string, to: Spot) => void;
}

export const DragContext = createContext<DragParts | undefined>(undefined);

export function useDragParts(): DragParts {
  const parts = use(DragContext);
  if (!parts) throw new Error('Only what stands in a DragArea can be dragged');
  return parts;
}
