import type { Spot } from './lists.ts';

/** An item on its way. */
export interface Drag {
  item: string;
  /** Where it was picked up. */
  from: Spot;
  /** Where it would land now; undefined where it would not. */
  to: Spot | undefined;
  by: 'pointer' | 'keyboard';
}

/** What is being dragged. Kept outside React: only what a step concerns is drawn again. */
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
