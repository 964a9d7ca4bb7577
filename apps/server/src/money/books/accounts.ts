import { walletCurrency as currencyOfWallets } from '@kazi/contract/shared';
import { lockAccountsWithin, openAccountsWithin } from '@kazi/ledger';
import { sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { Tables } from '../../database/tables.ts';
import type { Tx } from '../../database/tenancy.ts';
import { queryIn } from './transfer.ts';

/** The currency of wallets, the only one that the rails carry. */
export const walletCurrency = currencyOfWallets.value;

type Kind = Tables['money_accounts']['kind'];

/** Identifies an account: of a person, of the workspace, of the workspace at a rail, or what it owes an authority. */
export type AccountName = { currency: string } & (
  | { kind: 'primary' | 'on-hold'; user: string }
  | { kind: 'clearing' | 'float'; rail: string }
  | { kind: 'payable'; authority: string }
  | { kind: 'fees' | 'suspense' | 'sales' | 'opening' | 'wages' | 'remitted' }
);

const userOf = (name: AccountName) => ('user' in name ? name.user : null);
const railOf = (name: AccountName) => ('rail' in name ? name.rail : null);
const authorityOf = (name: AccountName) => ('authority' in name ? name.authority : null);

/** What belongs to people and authorities must not go below zero; other accounts of the workspace stand for the world outside. */
const mustBeCovered = (name: AccountName) =>
  'user' in name || name.kind === 'wages' || name.kind === 'payable';

/** The id of an account. Its first use opens it. */
export async function accountOf(tx: Tx, name: AccountName): Promise<string> {
  const found = await find(tx, name);
  if (found) return found;
  const id = newId();
  const floor = mustBeCovered(name) ? 'debits-must-not-exceed-credits' : 'none';
  await openAccountsWithin(queryIn(tx), tx.tenant, [{ id, currency: name.currency, floor }]);
  const opened = await tx
    .insertInto('money_accounts')
    .values({
      tenant_id: tx.tenant,
      id,
      user_id: userOf(name),
      kind: name.kind satisfies Kind,
      rail: railOf(name),
      authority: authorityOf(name),
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

/** The primary accounts of users, by user: looked up in one query. The first use of one opens it. */
export async function walletsOf(
  tx: Tx,
  { users, currency }: { users: readonly string[]; currency: string },
): Promise<Map<string, string>> {
  const found = await tx
    .selectFrom('money_accounts')
    .select(['id', 'user_id'])
    .where('tenant_id', '=', tx.tenant)
    .where('kind', '=', 'primary')
    .where('currency', '=', currency)
    .where('user_id', '=', sql<string>`any(${users}::uuid[])`)
    .execute();
  const wallets = new Map(found.flatMap(({ id, user_id }) => (user_id ? [[user_id, id] as const] : [])));
  for (const user of users)
    if (!wallets.has(user)) wallets.set(user, await accountOf(tx, { kind: 'primary', user, currency }));
  return wallets;
}

/**
 * Locks accounts until the transaction ends, opening those that there are not. Every transaction opens them in the order
 * of their names and locks them in that of their ids, so that none waits for another that waits for it.
 */
export async function lockAccounts(tx: Tx, names: readonly AccountName[]): Promise<void> {
  const wanted = new Map(
    names.map((name) => [JSON.stringify(name, ['currency', 'kind', 'user', 'rail', 'authority']), name]),
  );
  const ids: string[] = [];
  for (const [, name] of [...wanted].sort(([a], [b]) => (a < b ? -1 : 1)))
    ids.push(await accountOf(tx, name));
  if (ids.length > 0) await lockAccountsWithin(queryIn(tx), tx.tenant, ids);
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
    .where('authority', 'is not distinct from', authorityOf(name))
    .executeTakeFirst();
  return row?.id;
}
