import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../database/tenancy.ts';

/** The one channel of PostgreSQL that every server listens on. */
export const channel = 'kazi';

/** Within a query: signals every server, once the transaction is committed. */
export const notification = (topic: string, payload: string): RawBuilder<unknown> =>
  sql`pg_notify(${channel}, ${`${topic} ${payload}`})`;

/** Signals every server that something of the topic has changed, once the transaction is committed. */
export async function signal(tx: Tx, topic: string, payload = ''): Promise<void> {
  tx.signalled.add(topic);
  await sql`select ${notification(topic, payload)}`.execute(tx);
}
