import type { Event } from '@kazi/contract/activity';

type Listener = (event: Event) => void;

const listeners = new Set<Listener>();

/**
 * Calls `listener` with every event that arrives, for screens that know better what it changes than to fetch
 * everything of its kind again. Returns what ends that.
 */
export function hearEvents(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Hands an event to whoever listens. */
export function tellOf(event: Event): void {
  for (const listener of listeners) listener(event);
}
