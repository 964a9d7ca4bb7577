import { sql } from 'kysely';
import type { Tables } from './tables.ts';
import type { Tx } from './tenancy.ts';

/** A table whose rows a workspace knows by their id. */
type Identified = {
  [Name in keyof Tables]: Tables[Name] extends { tenant_id: string; id: string } ? Name : never;
}[keyof Tables];

/** Deletes a row. Gives it; undefined where another transaction has deleted it since it was read. */
export async function deleteById(tx: Tx, table: Identified, id: string): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    delete from ${sql.table(table)} where tenant_id = ${tx.tenant} and id = ${id} returning id`.execute(tx);
  return rows[0];
}

/**
 * Locks a row until the transaction ends, so that what is read of it next is so until then. With `deletion` nothing comes to refer to
 * it either, such as work to a file: what does so in an open transaction is waited for.
 */
export async function lockById(
  tx: Tx,
  table: Identified,
  id: string,
  { deletion = false } = {},
): Promise<void> {
  const strength = deletion ? sql`for update` : sql`for no key update`;
  await sql`select from ${sql.table(table)} where tenant_id = ${tx.tenant} and id = ${id} ${strength}`.execute(
    tx,
  );
}
