import { createHash } from 'node:crypto';
import type { WorkspaceSettings } from '@kazi/contract/identity';
import { walletCurrency } from '@kazi/contract/shared';
import { type Selectable, sql } from 'kysely';
import { defineFields } from '../../database/fields.ts';
import type { Tables } from '../../database/tables.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { logoPath } from '../../database/workspace-look.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import { signal } from '../../events/signal.ts';
import type { Contract, InputOf } from '../../input.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { workspacesChanged } from '../../ports/workspaces.ts';

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

type SettingsRow = Selectable<Tables['workspace_settings']> & { name: string; logo: string | null };

/** The settings of the workspace, `logo` by its hash. Throws where there is no such workspace, as each has some. */
export const settingsOf = (db: Db, tenant: string): Promise<SettingsRow> =>
  db
    .selectFrom('workspace_settings as s')
    .innerJoin('tenants as t', 't.id', 's.tenant_id')
    .leftJoin('workspace_logos as l', 'l.tenant_id', 's.tenant_id')
    .selectAll('s')
    .select(['t.name', 'l.sha256 as logo'])
    .where('s.tenant_id', '=', tenant)
    .executeTakeFirstOrThrow();

type Change = InputOf<Contract['identity']['workspaces']['update']>;

const fields = defineFields<Omit<Change, 'version' | 'logo'>, 'workspace_settings'>()({
  // A column of `tenants`.
  name: null,
  accent: 'accent',
  timeZone: 'time_zone',
  weekStart: 'week_start',
  admission: 'admission',
  mailDomains: (domains) => ({ mail_domains: [...new Set(domains)] }),
  clientsAssignAnyAgent: 'clients_assign_any_agent',
});

/** Gives a new workspace its settings; without others, one comes in by invitation alone. */
export async function insertSettings(tx: Tx, given: Omit<Change, 'version' | 'logo'> = {}): Promise<void> {
  await tx
    .insertInto('workspace_settings')
    .values({ ...fields.toColumns(given), tenant_id: tx.tenant })
    .execute();
}

/** Another logo, as it is drawn; null for none. */
export type NewLogo = Buffer | null | undefined;

/** Changes what is given. False, with nothing changed, where the settings are no longer at that version. */
export async function updateSettings(
  tx: Tx,
  before: SettingsRow,
  { version, ...given }: Omit<Change, 'logo'> & { picture: NewLogo },
): Promise<boolean> {
  const { picture, ...others } = given;
  const changed = fields.toColumns(others);
  const updated = await tx
    .updateTable('workspace_settings')
    .set({ ...changed, version: sql`version + 1` })
    .where('tenant_id', '=', tx.tenant)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
  if (!updated) return false;
  if (others.name)
    await tx.updateTable('tenants').set({ name: others.name }).where('id', '=', tx.tenant).execute();
  const logo = picture === undefined ? undefined : await setLogo(tx, picture);
  await signal(tx, workspacesChanged);
  await record(tx, {
    subject: 'workspace',
    subjectId: tx.tenant,
    verb: 'updated',
    version: updated.version,
    changes: changesOf({ ...before }, { ...changed, name: others.name, logo }),
  });
  return true;
}

/** Gives the hash of the logo that there is now. */
async function setLogo(tx: Tx, picture: Buffer | null): Promise<string | null> {
  if (!picture) {
    await tx.deleteFrom('workspace_logos').where('tenant_id', '=', tx.tenant).execute();
    return null;
  }
  const sha256 = createHash('sha256').update(picture).digest('hex');
  await tx
    .insertInto('workspace_logos')
    .values({ tenant_id: tx.tenant, sha256, picture })
    .onConflict((clash) => clash.column('tenant_id').doUpdateSet({ sha256, picture }))
    .execute();
  return sha256;
}

export function presentSettings(row: SettingsRow, viewer: Viewer): WorkspaceSettings {
  return {
    id: row.tenant_id,
    name: row.name,
    logo: row.logo && logoPath(row.tenant_id, row.logo),
    accent: row.accent,
    timeZone: row.time_zone,
    weekStart: row.week_start,
    currency: walletCurrency.value,
    admission: row.admission,
    mailDomains: row.mail_domains,
    clientsAssignAnyAgent: row.clients_assign_any_agent,
    version: row.version,
    may: { update: mayUpdate(viewer) },
  };
}
