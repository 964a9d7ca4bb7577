import { openAccountsWithin } from '@kazi/ledger';
import { newId } from '../../database/ids.ts';
import type { MoneyTables } from '../../database/tables/money.ts';
import type { Tx } from '../../database/tenancy.ts';
import { queryIn } from './transfer.ts';

/** The currency of wallets, the only one that the rails carry. */
export const walletCurrency = 'KES';

type Kind = MoneyTables['money_accounts']['kind'];

/** Identifies an account: of a person, of the workspace, or of the workspace at a rail. */
export type AccountName = { currency: string } & (
  | { kind: 'primary' | 'on-hold'; user: string }
  | { kind: 'clearing' | 'float'; rail: string }
  | { kind: 'fees' | 'suspense' | 'sales' | 'opening' }
);

const userOf = (name: AccountName) => ('user' in name ? name.user : null);
const railOf = (name: AccountName) => ('rail' in name ? name.rail : null);

/** The id of an account. Its first use opens it. */
export async function accountOf(tx: Tx, name: AccountName): Promise<string> {
  const found = await find(tx, name);
  if (found) return found;
  const id = newId();
  // A person's account must not go below zero; the workspace's own accounts stand for the world outside.
  const floor = 'user' in name ? 'debits-must-not-exceed-credits' : 'none';
  await openAccountsWithin(queryIn(tx), tx.tenant, [{ id, currency: name.currency, floor }]);
  const opened = await tx
    .insertInto('money_accounts')
    .values({
      tenant_id: tx.tenant,
      id,
      user_id: userOf(name),
      kind: name.kind satisfies Kind,
      rail: railOf(name),
      currency: name.currency,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst();
  // A concurrent transaction opened it first: that one is used, and the one opened here stays empty.
  const account = opened?.id ?? (await find(tx, name));
  if (!account) throw new Error(`The account ${name.kind} could not be opened`);
  return account;
}

async function find(tx: Tx, name: AccountName): Promise<string | undefined> {
  const row = await tx
    .selectFrom('money_accounts')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('kind', '=', name.kind)
    .where('currency', '=', name.currency)
    .where('user_id', 'is not distinct from', userOf(name))
    .where('rail', 'is not distinct from', railOf(name))
    .executeTakeFirst();
  return row?.id;
}
