import { createContext, use } from 'react';
import { type Store, useStore } from '../store.ts';
import type { DragItem, DragList, Spot } from './lists.ts';

/** An item on its way. */
export interface Drag {
  item: string;
  /** Where it was picked up. */
  from: Spot;
  /** Where it would land now; undefined where it would not. */
  to: Spot | undefined;
  by: 'pointer' | 'keyboard';
}

/** A place in words: which list, and the how-manieth of how many. */
export interface Place {
  list: DragList;
  at: number;
  total: number;
}

/** What is said of a drag to people who cannot see it. */
export interface DragWords {
  /** Names the keys. */
  keys: string;
  lifted: (item: DragItem, place: Place) => string;
  over: (place: Place) => string;
  dropped: (item: DragItem, place: Place) => string;
  cancelled: (item: DragItem) => string;
  refused?: (item: DragItem, list: DragList, reason: string) => string;
  /** The item may not be moved at all. */
  fixed?: (item: DragItem) => string;
}

/** What an area says about its items. */
export interface DragRules {
  lists: readonly DragList[];
  words: DragWords;
  /** An item was dropped somewhere else. */
  onMove: (item: string, to: Spot, from: Spot, by: Drag['by']) => void;
  /** Why an item may not be dropped on a list; undefined where it may. */
  refusal?: (item: string, from: Spot, list: string) => string | undefined;
  isFixed?: (item: string) => boolean;
}

/** What the parts of a drag area share. */
export interface DragParts {
  /** What is being dragged. Kept outside React: only what a step concerns is drawn again. */
  drag: Store<Drag | undefined>;
  /** The rules as they were drawn last. */
  rules: () => DragRules;
  /** Id of the element that says which keys a grip knows. */
  keysId: string;
}

export const DragContext = createContext<DragParts | undefined>(undefined);

export function useDragParts(): DragParts {
  const parts = use(DragContext);
  if (!parts) throw new Error('Only what stands in a DragArea can be dragged');
  return parts;
}

/** What is selected from the current drag. */
export function useDrag<Selected>(select: (drag: Drag | undefined) => Selected): Selected {
  return useStore(useDragParts().drag, select);
}

/** Where in a list the dragged item would land; undefined where it would land in none or another. */
export const useLanding = (list: string): number | undefined =>
  useDrag((drag) => (drag?.to?.list === list ? drag.to.at : undefined));
