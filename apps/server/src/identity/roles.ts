import type { Rule } from '@kazi/contract/abilities';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/tenancy.ts';

/** A role as this area needs it: whether somebody may be given it, and what they may then do. */
export interface RoleRow {
  id: string;
  name: string;
  built_in: boolean;
  rules: Rule[];
}

/** Within a query: the permissions of the role that the columns name, as the rules that make an ability. */
export const rulesOf = (tenantColumn: string, roleColumn: string): RawBuilder<Rule[]> => sql<Rule[]>`(
  select coalesce(jsonb_agg(distinct jsonb_build_object('action', p.action, 'subject', p.subject)), '[]')
  from role_permissions rp
  join permissions p on p.tenant_id = rp.tenant_id and p.id = rp.permission_id
  where rp.tenant_id = ${sql.ref(tenantColumn)} and rp.role_id = ${sql.ref(roleColumn)})`;

/** The workspace's role of this name, in whatever case it is written. */
export function roleNamed(db: Db, tenant: string, name: string): Promise<RoleRow | undefined> {
  return db
    .selectFrom('roles as r')
    .select(['r.id', 'r.name', 'r.built_in', rulesOf('r.tenant_id', 'r.id').as('rules')])
    .where('r.tenant_id', '=', tenant)
    .where(sql<string>`lower(r.name)`, '=', name.toLowerCase())
    .executeTakeFirst();
}
