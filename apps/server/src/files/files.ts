import { reachesAll } from '@kazi/contract/abilities';
import type { File } from '@kazi/contract/files';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import * as z from 'zod';
import { tasksReached } from '../access/index.ts';
import { deleteById } from '../database/by-id.ts';
import type { Tables } from '../database/tables.ts';
import type { Db, Tx } from '../database/tenancy.ts';
import { record } from '../events/record.ts';
import { defineJob, enqueue, handle } from '../jobs/job.ts';
import type { FileAddresses } from '../ports/files.ts';
import type { Viewer } from '../ports/viewer.ts';
import { found } from '../refuse.ts';
import { keyOf } from './storage/key.ts';

/** The parties to a file are its uploader and the viewers of the tasks that it belongs to, see `fileFor`. */
interface FileParties {
  uploaded_by: string;
}

export const mayUpload = ({ ability }: Viewer) => ability.can('create', 'File');
export const mayDelete = ({ ability, user }: Viewer, file: FileParties) =>
  reachesAll(ability, 'File') || file.uploaded_by === user.id;

export type FileRow = Selectable<Tables['files']>;

/** The files with these ids, in the order of the ids; ids that name none are left out. */
export async function filesByIds(db: Db, tenant: string, ids: readonly string[]): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('files')
    .selectAll()
    .where('tenant_id', '=', tenant)
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Those of the files that the viewer uploaded, and so may attach to something. */
export async function ownedFiles(db: Db, viewer: Viewer, ids: readonly string[]): Promise<FileRow[]> {
  const files = await filesByIds(db, viewer.tenant, ids);
  return files.filter((file) => file.uploaded_by === viewer.user.id);
}

/** One file, if there is one and the viewer may see it. */
export function fileFor(db: Db, viewer: Viewer, id: string): Promise<FileRow | undefined> {
  return db
    .selectFrom('files as f')
    .selectAll('f')
    .where('f.tenant_id', '=', viewer.tenant)
    .where('f.id', '=', id)
    .where(reached(viewer))
    .executeTakeFirst();
}

/** The viewer uploaded the file, or sees a task that it belongs to, or it is somebody's picture. */
function reached(viewer: Viewer): RawBuilder<boolean> {
  const { ability, user } = viewer;
  if (reachesAll(ability, 'File')) return sql<boolean>`true`;
  const seesTasks = ability.can('read', 'File') && ability.can('read', 'Task');
  return sql<boolean>`(f.uploaded_by = ${user.id}
    or ${isAvatar}
    or ${seesTasks} and exists (
      select from (${tasksOfFile}) a join tasks k on k.tenant_id = a.tenant_id and k.id = a.task_id
      where ${tasksReached(viewer, 'k')}))`;
}

/** Within a query over files called `f`: the tasks that it is attached to, or was handed in with. */
const tasksOfFile = sql`
  select a.tenant_id, a.task_id from task_files a where a.tenant_id = f.tenant_id and a.file_id = f.id
  union
  select d.tenant_id, d.task_id from delivery_files h
  join deliveries d on d.tenant_id = h.tenant_id and d.id = h.delivery_id
  where h.tenant_id = f.tenant_id and h.file_id = f.id`;

const isAvatar = sql<boolean>`exists (
  select from user_avatars p where p.tenant_id = f.tenant_id and p.file_id = f.id)`;

/** How many tasks the file is attached to, or was handed in with. */
export async function tasksWith(db: Db, tenant: string, file: string): Promise<number> {
  const { tasks } = await db
    .selectFrom('files as f')
    .select(sql<number>`(select count(*) from (${tasksOfFile}) a)`.as('tasks'))
    .where('f.tenant_id', '=', tenant)
    .where('f.id', '=', file)
    .executeTakeFirstOrThrow();
  return tasks;
}

/** Within a query over files called `f`: something refers to the file. */
export const isUsed = sql<boolean>`(${isAvatar} or exists (${tasksOfFile}))`;

type NewFile = Omit<FileRow, 'tenant_id' | 'created_at'>;

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

/** A file with the addresses to fetch it from, for somebody who may see it. */
export function presentFile(row: FileRow, addresses: FileAddresses): File {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    size: row.size,
    url: addresses.of(row.tenant_id, row.id),
    thumbnail: row.has_thumbnail ? addresses.of(row.tenant_id, row.id, 'thumbnail') : null,
    uploadedBy: row.uploaded_by,
    createdAt: row.created_at.toISOString(),
  };
}
