import type { Tx } from '../database/tenancy.ts';

/** Whoever writes. Only people make and move work; the system by itself does not. */
export function authorIn(tx: Tx): string {
  if (tx.actor === null) throw new TypeError('Work needs an author');
  return tx.actor;
}
