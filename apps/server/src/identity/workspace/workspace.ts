import type { WorkspaceSettings } from '@kazi/contract/identity';
import { type Selectable, sql } from 'kysely';
import { defineFields } from '../../database/fields.ts';
import type { Tables } from '../../database/tables.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import type { Contract, InputOf } from '../../input.ts';
import type { Viewer } from '../../ports/viewer.ts';

export const mayRead = ({ ability }: Pick<Viewer, 'ability'>) => ability.can('read', 'Workspace');
export const mayUpdate = ({ ability }: Pick<Viewer, 'ability'>) => ability.can('update', 'Workspace');

/** The name of the workspace as people read it. Throws where there is no such workspace. */
export async function workspaceName(db: Db, tenant: string): Promise<string> {
  return (await db.selectFrom('tenants').select('name').where('id', '=', tenant).executeTakeFirstOrThrow())
    .name;
}

/** Whether the workspace has an owner who can log in. */
export async function hasOwner(db: Db, tenant: string): Promise<boolean> {
  const owner = await db
    .selectFrom('users as u')
    .innerJoin('roles as r', (join) =>
      join.onRef('r.tenant_id', '=', 'u.tenant_id').onRef('r.id', '=', 'u.role_id'),
    )
    .select('u.id')
    .where('u.tenant_id', '=', tenant)
    .where('u.status', '=', 'active')
    .where('r.built_in', '=', true)
    .where('r.name', '=', 'owner')
    .limit(1)
    .executeTakeFirst();
  return owner !== undefined;
}

type SettingsRow = Selectable<Tables['workspace_settings']>;

/** The settings of the workspace. Throws where there is no such workspace, as each has some. */
export const settingsOf = (db: Db, tenant: string): Promise<SettingsRow> =>
  db.selectFrom('workspace_settings').selectAll().where('tenant_id', '=', tenant).executeTakeFirstOrThrow();

type Change = InputOf<Contract['identity']['workspaces']['update']>;

const fields = defineFields<Omit<Change, 'version'>, 'workspace_settings'>()({
  admission: 'admission',
  mailDomains: (domains) => ({ mail_domains: [...new Set(domains)] }),
  clientsAssignAnyAgent: 'clients_assign_any_agent',
});

/** Gives a new workspace its settings; without others, one comes in by invitation alone. */
export async function insertSettings(tx: Tx, given: Omit<Change, 'version'> = {}): Promise<void> {
  await tx
    .insertInto('workspace_settings')
    .values({ ...fields.toColumns(given), tenant_id: tx.tenant })
    .execute();
}

/** Changes what is given. False, with nothing changed, where the settings are no longer at that version. */
export async function updateSettings(
  tx: Tx,
  before: SettingsRow,
  { version, ...given }: Change,
): Promise<boolean> {
  const changed = fields.toColumns(given);
  const updated = await tx
    .updateTable('workspace_settings')
    .set({ ...changed, version: sql`version + 1` })
    .where('tenant_id', '=', tx.tenant)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  if (!updated) return false;
  await record(tx, {
    subject: 'workspace',
    subjectId: tx.tenant,
    verb: 'updated',
    version: updated.version,
    changes: changesOf({ ...before }, changed),
  });
  return true;
}

export function presentSettings(row: SettingsRow, viewer: Viewer): WorkspaceSettings {
  return {
    id: row.tenant_id,
    admission: row.admission,
    mailDomains: row.mail_domains,
    clientsAssignAnyAgent: row.clients_assign_any_agent,
    version: row.version,
    may: { update: mayUpdate(viewer) },
  };
}
