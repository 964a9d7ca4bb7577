import type { Tx } from '../database/tenancy.ts';

/** The user who makes the transaction. Only users make and move work; the system by itself does not. */
export function actorOf(tx: Tx): string {
  if (tx.actor === null) throw new TypeError('Work needs an actor');
  return tx.actor;
}
