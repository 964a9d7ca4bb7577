import { readId } from './input.ts';
import { arrayOf } from './sql/arrays.ts';
import { type AccountRow, accountColumns, accountOf } from './sql/rows.ts';
import type { Account, NewAccount, Query } from './types.ts';

// A row for each account, not arrays: the first account of a tenant has no row beside it that a cluster could find its node by.
const open = (accounts: number) => `
  insert into ledger_accounts (tenant_id, id, currency, floor)
  values ${Array.from({ length: accounts }, (_, at) => `($1, $${3 * at + 2}, $${3 * at + 3}, $${3 * at + 4})`).join(', ')}
  on conflict (tenant_id, id) do nothing`;

/** Parameters of a statement are counted in 16 bits. */
const openedAtOnce = 10_000;

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
  const of = readId(tenant);
  const rows = accounts.map(
    ({ id, currency, floor }) => [readId(id), readCurrency(currency), floor] as const,
  );
  const inOrder = rows.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const opened = [];
  for (let from = 0; from < inOrder.length; from += openedAtOnce) {
    const some = inOrder.slice(from, from + openedAtOnce);
    opened.push(query(open(some.length), [of, ...some.flat()]));
  }
  const ids = rows.map(([id]) => id);
  const [found] = await Promise.all([balances(query, tenant, ids), ...opened]);
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
