import { createAtom, useSelector } from '@tanstack/react-store';

/** A value kept outside React, set from anywhere. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: (value: Value) => void) => { unsubscribe: () => void };
}

export function createStore<Value>(initial: Value): Store<Value> {
  const atom = createAtom(initial);
  // Set by a function: an atom ignores a plain undefined.
  return { get: atom.get, set: (value) => atom.set(() => value), subscribe: atom.subscribe };
}

/** What is selected from a store. The component is drawn again when the selection changes, not with every change. */
export const useStore = <Value, Selected>(
  store: Store<Value>,
  select: (value: Value) => Selected,
): Selected => useSelector(store, select);
