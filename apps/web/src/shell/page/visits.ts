import { createStore } from '../store.ts';

/** A page that was opened. */
export interface Visit {
  path: string;
  /** Its heading. */
  title: string;
}

/** The page that was opened last. */
export const lastVisit = createStore<Visit | undefined>(undefined);
