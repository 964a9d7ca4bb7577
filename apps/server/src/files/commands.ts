import * as z from 'zod';
import { deleteById } from '../database/by-id.ts';
import type { Tx } from '../database/tenancy.ts';
import { record } from '../events/record.ts';
import { defineJob, enqueue, handle } from '../jobs/job.ts';
import { found } from '../refuse.ts';
import type { FileRow } from './queries.ts';
import { keyOf } from './storage/key.ts';

type NewFile = Pick<FileRow, 'id' | 'name' | 'type' | 'size' | 'sha256' | 'has_thumbnail' | 'uploaded_by'>;

/** Notes a file whose bytes are kept. */
export async function createFile(tx: Tx, file: NewFile): Promise<FileRow> {
  const row = await tx
    .insertInto('files')
    .values({ ...file, tenant_id: tx.tenant })
    .returningAll()
    .executeTakeFirstOrThrow();
  await record(tx, { subject: 'file', subjectId: file.id, verb: 'created' });
  return row;
}

/** Forgets a file; its bytes go once that is committed. */
export async function deleteFile(tx: Tx, file: Pick<FileRow, 'id'>): Promise<void> {
  found(await deleteById(tx, 'files', file.id), 'file');
  await record(tx, { subject: 'file', subjectId: file.id, verb: 'deleted' });
  await enqueue(tx, removeBytes, { tenant: tx.tenant, file: file.id });
}

const removeBytes = defineJob('remove-file-bytes', z.object({ tenant: z.uuid(), file: z.uuid() }));

/** Runs `removeBytes`: a file and its thumbnail are removed from the storage. */
export const removeBytesHandler = handle(removeBytes, async ({ tenant, file }, { storage }) => {
  await storage.remove(keyOf(tenant, file));
  await storage.remove(keyOf(tenant, file, 'thumbnail'));
});
