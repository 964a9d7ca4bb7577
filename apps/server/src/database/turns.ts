import { sql } from 'kysely';
import type { Tx } from './tenancy.ts';

/** Lets transactions of the same name come one after the other: waits for those before, and holds up others to its end. */
export async function takeTurn(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
