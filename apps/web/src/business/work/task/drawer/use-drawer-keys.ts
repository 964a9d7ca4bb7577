import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Keys of the drawer, by their names. They are heard last, so that an open list, a field or a dialog over the drawer
 * has taken those that are meant for it; letters typed into a field are no keys.
 */
export function useDrawerKeys(drawer: RefObject<HTMLElement | null>, keys: Record<string, () => void>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented, altKey, ctrlKey, metaKey } = event;
    const run = keys[key];
    if (!run || defaultPrevented || altKey || ctrlKey || metaKey) return;
    if (!isMeantFor(drawer.current, target) || (key.length === 1 && isTyping(target))) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Within the drawer; or nowhere, as after a button that is gone, with no other dialog above it. */
function isMeantFor(drawer: HTMLElement | null, target: EventTarget | null): boolean {
  if (!drawer || !(target instanceof Node)) return false;
  return (
    drawer.contains(target) ||
    (target === document.body && document.querySelectorAll('[role=dialog]').length === 1)
  );
}

/** Where a letter is no key: it is typed, or about to be, into a field that is just coming. */
const isTyping = (target: EventTarget | null) =>
  target === document.body ||
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null));
