import type { Event } from '@kazi/contract/activity';

type Listener = (event: Event) => void;

const listeners = new Set<Listener>();

/**
 * Calls `listener` with every event that arrives, for screens that know better what it changes than to fetch
 * everything of its kind again. Returns what ends that.
 */
export function onEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hands an event to every listener. */
export function emitEvent(event: Event): void {
  for (const listener of listeners) listener(event);
}
