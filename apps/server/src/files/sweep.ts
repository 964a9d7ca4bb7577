import { sql } from 'kysely';
import * as z from 'zod';
import type { Tx } from '../database/tenancy.ts';
import { defineJob, handle, nightly } from '../jobs/job.ts';
import type { Services } from '../services.ts';
import { deleteFile, filesByIds, isUsed } from './files.ts';
import { keyOf } from './storage/key.ts';

const unusedForMs = 7 * 24 * 3_600_000;
/** Bytes are kept before the row that speaks of them; younger ones may be of an upload that goes on. */
const orphanedForMs = 24 * 3_600_000;
const together = 500;

const sweep = defineJob('sweep-files', z.object({}));

/**
 * Deletes uploads that nothing has used for a week, and bytes that no file owns, as a crash leaves them. Only
 * workspaces of this database are looked at: others may keep theirs in the same place.
 */
export const sweepHandler = nightly(
  handle(sweep, async (_payload, services) => {
    const tenants = await services.database.shared((db) => db.selectFrom('tenants').select('id').execute());
    for (const { id } of tenants) {
      while ((await services.database.write(id, null, deleteUnused)) === together);
      await removeOrphans(services, id);
    }
  }),
);

/** Deletes some of the unused files. Gives how many. */
async function deleteUnused(tx: Tx): Promise<number> {
  const before = new Date(Date.now() - unusedForMs);
  const found = await tx
    .selectFrom('files as f')
    .select('f.id')
    .where('f.tenant_id', '=', tx.tenant)
    .where('f.created_at', '<', before)
    .where(sql<boolean>`not ${isUsed}`)
    .limit(together)
    .forUpdate()
    .execute();
  if (found.length === 0) return 0;
  // Looked at again, now that they are locked: one may have come into use in between.
  const unused = await tx
    .selectFrom('files as f')
    .select('f.id')
    .where('f.tenant_id', '=', tx.tenant)
    .where(
      'f.id',
      'in',
      found.map(({ id }) => id),
    )
    .where(sql<boolean>`not ${isUsed}`)
    .execute();
  for (const file of unused) await deleteFile(tx, file);
  return found.length;
}

async function removeOrphans({ database, storage, log }: Services, tenant: string): Promise<void> {
  const before = new Date(Date.now() - orphanedForMs);
  for await (const keys of batches(storage.list(tenant), before)) {
    const ids = keys.flatMap(
      (key) => z.uuid().safeParse(key.slice(tenant.length + 1).split('.')[0]).data ?? [],
    );
    const rows = await database.read(tenant, (db) => filesByIds(db, tenant, [...new Set(ids)]));
    const owned = new Set(rows.flatMap(({ id }) => [keyOf(tenant, id), keyOf(tenant, id, 'thumbnail')]));
    const orphans = keys.filter((key) => !owned.has(key));
    for (const key of orphans) await storage.remove(key);
    if (orphans.length > 0) log.info({ tenant, count: orphans.length }, 'Removed bytes that no file owns');
  }
}

async function* batches(
  kept: AsyncIterable<{ key: string; at: Date }>,
  before: Date,
): AsyncGenerator<string[]> {
  let keys: string[] = [];
  for await (const { key, at } of kept) {
    if (at >= before) continue;
    keys.push(key);
    if (keys.length < together) continue;
    yield keys;
    keys = [];
  }
  if (keys.length > 0) yield keys;
}
