/** A page that was opened. */
export interface Visit {
  path: string;
  /** Its heading. */
  title: string;
}

type Listener = (visit: Visit) => void;

const listeners = new Set<Listener>();
let last: Visit | undefined;

/** Calls `listener` with the page that is open, and with each that is opened. Returns what ends that. */
export function hearVisits(listener: Listener): () => void {
  listeners.add(listener);
  if (last) listener(last);
  return () => listeners.delete(listener);
}

/** The page at the address that is open now has this heading. */
export function tellOfVisit(title: string): void {
  last = { path: location.pathname, title };
  for (const listener of listeners) listener(last);
}
