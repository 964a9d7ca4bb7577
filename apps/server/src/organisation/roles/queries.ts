import type { Rule } from '@kazi/contract/abilities';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';

const permissions = sql<(Rule & { id: string })[]>`coalesce((
  select json_agg(json_build_object('id', p.id, 'action', p.action, 'subject', p.subject) order by p.id)
  from role_permissions given
  join permissions p on p.tenant_id = given.tenant_id and p.id = given.permission_id
  where given.tenant_id = r.tenant_id and given.role_id = r.id), '[]')`;
const people = sql<number>`(
  select count(*) from users u where u.tenant_id = r.tenant_id and u.role_id = r.id and u.login_id is not null)`;

/** Roles with their permissions and how many people have them. */
function rolesOf(db: Db, tenant: string) {
  return db
    .selectFrom('roles as r')
    .selectAll('r')
    .select([permissions.as('permissions'), people.as('people')])
    .where('r.tenant_id', '=', tenant);
}

export type RoleRow = InferResult<ReturnType<typeof rolesOf>>[number];

/** The built-in roles from most to least, then the workspace's own by name. */
export function roleList(db: Db, tenant: string): Promise<RoleRow[]> {
  return rolesOf(db, tenant)
    .orderBy('r.built_in', 'desc')
    .orderBy(sql`case when r.built_in then r.id end`)
    .orderBy(sql`lower(r.name)`)
    .execute();
}

/** One role of the workspace, if there is one. */
export function roleById(db: Db, tenant: string, id: string): Promise<RoleRow | undefined> {
  return rolesOf(db, tenant).where('r.id', '=', id).executeTakeFirst();
}

/** The role with this name, in whatever case. */
export function roleByName(db: Db, tenant: string, name: string): Promise<RoleRow | undefined> {
  return rolesOf(db, tenant).where(sql<boolean>`lower(r.name) = lower(${name})`).executeTakeFirst();
}

/** Ids of the people who have one of the roles. */
export async function peopleWithRoles(db: Db, tenant: string, roles: readonly string[]): Promise<string[]> {
  if (roles.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('role_id', 'in', roles)
    .execute();
  return rows.map(({ id }) => id);
}

/** How many invitations still wait that give the role. */
export async function openInvitationsTo(db: Db, tenant: string, role: string): Promise<number> {
  const { waiting } = await db
    .selectFrom('invitations')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('tenant_id', '=', tenant)
    .where('role_id', '=', role)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return waiting;
}

/** A person, to look at the workspace with their eyes. */
export async function userById(db: Db, tenant: string, id: string): Promise<Viewer['user'] | undefined> {
  return db
    .selectFrom('users as u')
    .innerJoin('roles as r', (join) =>
      join.onRef('r.tenant_id', '=', 'u.tenant_id').onRef('r.id', '=', 'u.role_id'),
    )
    .select(['u.id', 'u.first_name as firstName', 'u.last_name as lastName', 'u.email', 'u.status'])
    .select('r.name as role')
    .where('u.tenant_id', '=', tenant)
    .where('u.id', '=', id)
    .executeTakeFirst();
}
