import type { Tx } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { accountsOfUser, maySeeWallet, presentAccount } from '../accounts/accounts.ts';

/** An on-hold account with the tasks whose rewards wait on it; undefined if there is none. */
export async function heldOn(tx: Tx, account: string) {
  const found = await tx
    .selectFrom('money_accounts')
    .select(['user_id', 'currency'])
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', account)
    .where('kind', '=', 'on-hold')
    .executeTakeFirst();
  if (!found?.user_id) return undefined;
  const rewards = await tx
    .selectFrom('rewards')
    .select(['task_id as task', 'amount'])
    .where('tenant_id', '=', tx.tenant)
    .where('agent_id', '=', found.user_id)
    .where('currency', '=', found.currency)
    .where('resolution', 'is', null)
    .orderBy('id')
    .execute();
  return { user: found.user_id, currency: found.currency, rewards };
}

/** A person's accounts, as far as the viewer may see them. */
export async function accountsShown(tx: Tx, viewer: Viewer, user: string) {
  if (!maySeeWallet(viewer, user)) return [];
  return (await accountsOfUser(tx, { tenant: tx.tenant, user })).map(presentAccount);
}
