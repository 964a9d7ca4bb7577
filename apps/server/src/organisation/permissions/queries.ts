import { type Rule, rule } from '@kazi/contract/abilities';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import { isTaken } from '../taken.ts';

const roles = sql<{ id: string; name: string }[]>`coalesce((
  select json_agg(json_build_object('id', r.id, 'name', r.name) order by r.built_in desc, r.id)
  from role_permissions given
  join roles r on r.tenant_id = given.tenant_id and r.id = given.role_id
  where given.tenant_id = p.tenant_id and given.permission_id = p.id), '[]')`;

/** Permissions with the roles that have them. */
function permissionsOf(db: Db, tenant: string) {
  return db
    .selectFrom('permissions as p')
    .select(['p.id', 'p.name', 'p.built_in', 'p.created_at'])
    .select([sql<Rule['action']>`p.action`.as('action'), sql<Rule['subject']>`p.subject`.as('subject')])
    .select(roles.as('roles'))
    .where('p.tenant_id', '=', tenant);
}

export type PermissionRow = InferResult<ReturnType<typeof permissionsOf>>[number];

/** The built-in permissions, subject by subject, then the workspace's own in the order they were made. */
export function permissionList(db: Db, tenant: string): Promise<PermissionRow[]> {
  return permissionsOf(db, tenant).orderBy('p.built_in', 'desc').orderBy('p.id').execute();
}

/** One permission of the workspace, if there is one. */
export function permissionById(db: Db, tenant: string, id: string): Promise<PermissionRow | undefined> {
  return permissionsOf(db, tenant).where('p.id', '=', id).executeTakeFirst();
}

/** Whether another permission of the workspace has this name, in whatever case. */
export const isPermissionNameTaken = (
  db: Db,
  tenant: string,
  name: string,
  except?: string,
): Promise<boolean> =>
  isTaken(
    db
      .selectFrom('permissions')
      .select('id')
      .where('tenant_id', '=', tenant)
      .where(sql<boolean>`lower(name) = lower(${name})`),
    except,
  );

/** What the permissions with these ids allow, by id; ids that name none are missing. */
export async function permissionsWithIds(
  db: Db,
  tenant: string,
  ids: readonly string[],
): Promise<Map<string, Rule>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('permissions')
    .select(['id', 'action', 'subject'])
    .where('tenant_id', '=', tenant)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...allowed }) => [id, rule.parse(allowed)]));
}
