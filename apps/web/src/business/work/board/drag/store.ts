import type { TaskCard } from '@kazi/contract/work';
import { useSyncExternalStore } from 'react';
import { type Cell, isSameCell, type Spot } from '../lanes.ts';

/** A card on its way. */
export interface Drag {
  task: TaskCard;
  /** Where it was picked up. */
  from: Spot;
  /** Where it would land now; undefined where it would not. */
  to: Spot | undefined;
  by: 'pointer' | 'keyboard';
}

/** What is being dragged on a board. Kept outside React: only the cells that a move concerns are drawn again. */
export interface DragStore {
  get: () => Drag | undefined;
  set: (drag: Drag | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createDragStore(): DragStore {
  let drag: Drag | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => drag,
    set(next) {
      drag = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The task that is being dragged, if one is. */
export const useDraggedTask = (store: DragStore): TaskCard | undefined =>
  useSyncExternalStore(store.subscribe, () => store.get()?.task);

/** Where in a cell the dragged card would land: the index it would have; undefined where it is over another cell. */
export const useLanding = (store: DragStore, cell: Cell): number | undefined =>
  useSyncExternalStore(store.subscribe, () => {
    const to = store.get()?.to;
    return to && isSameCell(to, cell) ? to.at : undefined;
  });
