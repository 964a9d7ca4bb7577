import { readId } from './input.ts';
import { arrayOf } from './sql/arrays.ts';
import { type AccountRow, accountColumns, accountOf } from './sql/rows.ts';
import type { Account, NewAccount, Query } from './types.ts';

const open = `
  insert into ledger_accounts (tenant_id, id, currency, floor)
  select $1, * from unnest($2::uuid[], $3::text[], $4::text[]) as new (id, currency, floor) order by id
  on conflict (tenant_id, id) do nothing`;

const find = `
  select ${accountColumns} from ledger_accounts where tenant_id = $1 and id = any($2::uuid[])`;

/**
 * Opens accounts within the caller's own open transaction; those there are already stay as they are.
 * @throws an Error where an id is that of an account with another currency or floor.
 */
export async function openAccountsWithin(
  query: Query,
  tenant: string,
  accounts: readonly NewAccount[],
): Promise<void> {
  const ids = accounts.map(({ id }) => readId(id));
  const [, found] = await Promise.all([
    query(open, [
      readId(tenant),
      arrayOf(ids),
      arrayOf(accounts.map(({ currency }) => readCurrency(currency))),
      arrayOf(accounts.map(({ floor }) => floor)),
    ]),
    balances(query, tenant, ids),
  ]);
  for (const { id, currency, floor } of accounts) {
    const account = found.get(readId(id));
    if (account?.currency !== currency || account.floor !== floor)
      throw new Error(`There is an account ${id} of another currency or floor`);
  }
}

const lock = `
  select from ledger_accounts where tenant_id = $1 and id = any($2::uuid[]) order by id for no key update`;

/**
 * Locks accounts until the caller's own open transaction ends, in the order of their ids: for a transaction that makes
 * transfers more than once, whose locks would otherwise be taken in the order of its transfers.
 */
export async function lockAccountsWithin(
  query: Query,
  tenant: string,
  ids: readonly string[],
): Promise<void> {
  await query(lock, [readId(tenant), arrayOf(ids.map(readId))]);
}

/** The accounts of these ids that there are, by their ids. */
export async function balances(
  query: Query,
  tenant: string,
  ids: readonly string[],
): Promise<Map<string, Account>> {
  const { rows } = await query<AccountRow>(find, [readId(tenant), arrayOf(ids.map(readId))]);
  return new Map(rows.map((row) => [row.id, accountOf(row)]));
}

function readCurrency(currency: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) throw new TypeError(`"${currency}" is not a currency code such as KES`);
  return currency;
}
