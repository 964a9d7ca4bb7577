import type { Wire } from './http/exchange.ts';

/** What every rail can be told beside its configuration. */
export interface RailOptions extends Wire {
  /** The clock; the system's unless given. */
  now?: () => Date;
}
