import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { refuse } from '../../refuse.ts';

/**
 * Refuses a change of what roles can do, once it is made, if it leaves no user who manages everything. Such
 * changes take turns, as two that are harmless alone can do harm together.
 */
export async function refuseLockout(tx: Tx): Promise<void> {
  await tx.selectFrom('tenants').select('id').where('id', '=', tx.tenant).forNoKeyUpdate().executeTakeFirst();
  const left = await tx
    .selectFrom('users as u')
    .innerJoin('role_permissions as given', (join) =>
      join.onRef('given.tenant_id', '=', 'u.tenant_id').onRef('given.role_id', '=', 'u.role_id'),
    )
    .innerJoin('permissions as p', (join) =>
      join.onRef('p.tenant_id', '=', 'given.tenant_id').onRef('p.id', '=', 'given.permission_id'),
    )
    .select(sql`1`.as('one'))
    .where('u.tenant_id', '=', tx.tenant)
    .where('u.status', '=', 'active')
    .where('p.action', '=', 'manage')
    .where('p.subject', '=', 'all')
    .limit(1)
    .executeTakeFirst();
  if (!left) throw refuse('last-manager');
}
