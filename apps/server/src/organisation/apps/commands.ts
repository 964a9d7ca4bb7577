import type { appChange, newApp } from '@kazi/contract/organisation';
import { sql } from 'kysely';
import type * as z from 'zod';
import { deleteById } from '../../database/by-id.ts';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { atVersion } from '../../database/version.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import { found } from '../../refuse.ts';
import type { AppRow } from './queries.ts';

type NewApp = Omit<z.infer<typeof newApp>, 'project' | 'profile'> & AppHome;
type AppChange = z.infer<typeof appChange>;

/** Where an app belongs: to a project or, outside of any, to a profile. */
export type AppHome = { project: string; profile: null } | { project: null; profile: string };

const fields = defineFields<Omit<AppChange, 'id' | 'version'>, 'apps'>()({
  name: 'name',
  key: 'key',
  kind: 'kind',
  description: 'description',
});

/** Makes an app. Gives its id. */
export async function createApp(tx: Tx, { project, profile, ...given }: NewApp): Promise<string> {
  const id = newId();
  await tx
    .insertInto('apps')
    .values({
      ...fields.toColumns(given),
      tenant_id: tx.tenant,
      id,
      project_id: project,
      profile_id: profile,
    })
    .execute();
  const detail = { name: given.name };
  await record(tx, { subject: 'app', subjectId: id, app: id, verb: 'created', version: 1, detail });
  return id;
}

/**
 * Changes what is given; a new key shows in the numbers of all its tasks at once. False, with nothing changed,
 * where the app is no longer at that version.
 */
export async function updateApp(
  tx: Tx,
  before: AppRow,
  { id, version, ...given }: AppChange,
): Promise<boolean> {
  const updated = await tx
    .updateTable('apps')
    .set({ ...fields.toColumns(given), version: sql`version + 1`, updated_at: sql`now()` })
    .where(atVersion(tx, id, version))
    .returning('version')
    .executeTakeFirst();
  if (!updated) return false;
  const changes = changesOf(fields.fromRow(before, {}), given);
  await record(tx, {
    subject: 'app',
    subjectId: id,
    app: id,
    verb: 'updated',
    version: updated.version,
    changes,
    detail: { name: before.name },
  });
  return true;
}

/** Deletes an app with its flows and tasks. */
export async function deleteApp(tx: Tx, app: AppRow): Promise<void> {
  found(await deleteById(tx, 'apps', app.id), 'app');
  const changes = changesOf({ ...app }, { name: null, key: null });
  await record(tx, { subject: 'app', subjectId: app.id, app: app.id, verb: 'deleted', changes });
}
