import { sql } from 'kysely';
import type { Tx } from './tenancy.ts';

/** Takes the advisory lock of this name until the transaction ends: transactions that take the same one run one after the other. */
export async function takeAdvisoryLock(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
