import { useEffect, useSyncExternalStore } from 'react';

let order: readonly string[] = [];
const listeners = new Set<() => void>();

function publish(next: readonly string[]): void {
  order = next;
  for (const listener of listeners) listener();
}

/** Says in which order a screen shows its tasks, by their ids: an opened one leads to those before and after it. */
export function useTaskOrder(ids: readonly string[]): void {
  const key = [...new Set(ids)].join();
  useEffect(() => {
    publish(key ? key.split(',') : []);
    return () => publish([]);
  }, [key]);
}

/** The tasks before and after one on the screen below it. */
export function useNeighbours(id: string | undefined): {
  previous: string | undefined;
  next: string | undefined;
} {
  const ids = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => order,
  );
  const at = id === undefined ? -1 : ids.indexOf(id);
  return { previous: ids[at - 1], next: at < 0 ? undefined : ids[at + 1] };
}
