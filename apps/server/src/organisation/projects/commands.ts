import type { newProject, projectChange } from '@kazi/contract/organisation';
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
import type { ProjectRow } from './queries.ts';

type NewProject = z.infer<typeof newProject> & { profile: string };
type ProjectChange = z.infer<typeof projectChange>;

const fields = defineFields<Omit<ProjectChange, 'id' | 'version'>, 'projects'>()({
  name: 'name',
  key: 'key',
  description: 'description',
  status: 'status',
  startsOn: 'starts_on',
  endsOn: 'ends_on',
});

/** Makes a project of a profile. Gives its id. */
export async function createProject(tx: Tx, { profile, ...given }: NewProject): Promise<string> {
  const id = newId();
  await tx
    .insertInto('projects')
    .values({ ...fields.toColumns(given), tenant_id: tx.tenant, id, profile_id: profile })
    .execute();
  const detail = { name: given.name };
  await record(tx, { subject: 'project', subjectId: id, verb: 'created', version: 1, detail });
  return id;
}

/** Changes what is given. False, with nothing changed, where the project is no longer at that version. */
export async function updateProject(
  tx: Tx,
  before: ProjectRow,
  { id, version, ...given }: ProjectChange,
): Promise<boolean> {
  const updated = await tx
    .updateTable('projects')
    .set({ ...fields.toColumns(given), version: sql`version + 1`, updated_at: sql`now()` })
    .where(atVersion(tx, id, version))
    .returning('version')
    .executeTakeFirst();
  if (!updated) return false;
  const changes = changesOf(fields.fromRow(before, {}), given);
  const { version: now } = updated;
  const detail = { name: before.name };
  await record(tx, { subject: 'project', subjectId: id, verb: 'updated', version: now, changes, detail });
  return true;
}

/** Deletes a project with its teams, apps, flows and tasks. */
export async function deleteProject(tx: Tx, project: ProjectRow): Promise<void> {
  // The database would do it by itself, but not on a cluster.
  await tx
    .updateTable('invitations')
    .set({ project_id: null })
    .where('tenant_id', '=', tx.tenant)
    .where('project_id', '=', project.id)
    .execute();
  found(await deleteById(tx, 'projects', project.id), 'project');
  const changes = changesOf(project, { name: null, key: null });
  await record(tx, { subject: 'project', subjectId: project.id, verb: 'deleted', changes });
}
