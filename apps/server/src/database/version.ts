import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './tenancy.ts';

/** Within an update: the row with this id, if it is still at the version that the change was based on. */
export const atVersion = (tx: Tx, id: string, version: number): RawBuilder<boolean> =>
  sql<boolean>`(tenant_id = ${tx.tenant} and id = ${id} and version = ${version})`;
