import type { Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Db } from '../../database/tenancy.ts';

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

export type SettingsRow = Selectable<Tables['workspace_settings']>;

/** The settings of the workspace. Throws where there is no such workspace, as each has some. */
export const settingsOf = (db: Db, tenant: string): Promise<SettingsRow> =>
  db.selectFrom('workspace_settings').selectAll().where('tenant_id', '=', tenant).executeTakeFirstOrThrow();
