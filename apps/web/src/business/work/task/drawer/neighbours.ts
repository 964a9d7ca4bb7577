import { useEffect } from 'react';
import { createStore, useStore } from '../../../../shell/store.ts';

const order = createStore<readonly string[]>([]);

/** Says in which order a screen shows its tasks, by their ids: an opened one leads to those before and after it. */
export function useTaskOrder(ids: readonly string[]): void {
  const key = [...new Set(ids)].join();
  useEffect(() => {
    order.set(key ? key.split(',') : []);
    return () => order.set([]);
  }, [key]);
}

/** The tasks before and after one on the screen below it. */
export function useNeighbours(id: string | undefined): {
  previous: string | undefined;
  next: string | undefined;
} {
  const ids = useStore(order, (shown) => shown);
  const at = id === undefined ? -1 : ids.indexOf(id);
  return { previous: ids[at - 1], next: at < 0 ? undefined : ids[at + 1] };
}

/** What a link that opens a task over the screen is marked with, so that the focus can go back to it. */
export const opens = (task: string) => ({ 'data-opens-task': task });

/** The task that is opened by an element, or by what it is part of. */
export const openedBy = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-opens-task]')?.dataset.opensTask;

/** Gives the focus to what opens a task; false where the screen shows nothing that does. */
export function focusOpener(task: string): boolean {
  const link = document.querySelector<HTMLElement>(`[data-opens-task="${CSS.escape(task)}"]`);
  link?.focus();
  return link !== null;
}
