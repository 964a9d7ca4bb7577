import type { Action } from '@kazi/contract/abilities';
import type { Tx } from '../../database/tenancy.ts';

/** The people who may approve withdrawals. */
export const approversIn = (tx: Tx) => peopleWho(tx, ['approve', 'manage']);

/** The people who keep the books of the workspace. */
export const keepersIn = (tx: Tx) => peopleWho(tx, ['manage']);

/** At most a hundred people whose role allows one of these actions on payments. */
async function peopleWho(tx: Tx, actions: readonly Action[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('users as u')
    .innerJoin('role_permissions as r', (on) =>
      on.onRef('r.tenant_id', '=', 'u.tenant_id').onRef('r.role_id', '=', 'u.role_id'),
    )
    .innerJoin('permissions as p', (on) =>
      on.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.id', '=', 'r.permission_id'),
    )
    .select('u.id')
    .distinct()
    .where('u.tenant_id', '=', tx.tenant)
    .where('u.status', '=', 'active')
    .where('p.subject', 'in', ['Payment', 'all'])
    .where('p.action', 'in', actions)
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}
