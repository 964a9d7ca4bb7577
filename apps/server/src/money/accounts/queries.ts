import { balances } from '@kazi/ledger';
import type { Db } from '../../database/tenancy.ts';
import { notFound } from '../../http/errors.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { queryIn } from '../books/transfer.ts';
import { maySeeWallet } from './policy.ts';

/** The accounts of a person, the primary ones first. */
export async function accountsOfUser(db: Db, { tenant, user }: { tenant: string; user: string }) {
  const rows = await db
    .selectFrom('money_accounts')
    .select(['id', 'user_id', 'kind', 'currency'])
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .orderBy('currency')
    .orderBy('kind', 'desc')
    .execute();
  const found = await balances(
    queryIn(db),
    tenant,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, ledger: found.get(row.id) }));
}

export type AccountRow = Awaited<ReturnType<typeof accountsOfUser>>[number];

/** An account of a person. Throws 404 where there is none, or not for the viewer. */
export async function findAccount(db: Db, viewer: Viewer, id: string) {
  const row = await db
    .selectFrom('money_accounts')
    .select(['id', 'user_id', 'kind', 'currency'])
    .where('tenant_id', '=', viewer.tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row?.user_id || !maySeeWallet(viewer, row.user_id)) throw notFound('account');
  return { ...row, user_id: row.user_id };
}

/** Whether there is such a person in the workspace. */
export async function userExists(db: Db, tenant: string, user: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('id', '=', user)
    .executeTakeFirst();
  return row !== undefined;
}
