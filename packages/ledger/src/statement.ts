import type { Cents } from '@kazi/contract/cents';
import { readId } from './input.ts';
import { centsOf, type TransferRow, transferColumns, transferOf } from './sql/rows.ts';
import type { Query, Transfer } from './types.ts';

/** A transfer as one of its accounts sees it. */
export interface Entry {
  transfer: Transfer;
  side: 'debit' | 'credit';
  /** Its place in the account's history: 1, 2, 3, … without gaps. */
  version: number;
  /** The account's posted credits less posted debits after it. */
  balance: Cents;
}

interface Page {
  /** Only those of a smaller version than this one. */
  before?: number;
  /** At most so many; 50 unless given. */
  limit?: number;
}

const page = (side: 'debit' | 'credit') => `(
  select ${transferColumns}, '${side}' as side, ${side}_version as version, ${side}_balance as balance
  from ledger_transfers
  where tenant_id = $1 and ${side}_account = $2 and ${side}_version < $3
  order by ${side}_version desc limit $4)`;

const pages = `${page('debit')} union all ${page('credit')} order by version desc limit $4`;

type EntryRow = TransferRow & {
  side: 'debit' | 'credit';
  version: string | number;
  balance: string | number;
};

/** The account's transfers, newest first. */
export async function transfersOf(
  query: Query,
  tenant: string,
  account: string,
  { before = Number.MAX_SAFE_INTEGER, limit = 50 }: Page = {},
): Promise<Entry[]> {
  const { rows } = await query<EntryRow>(pages, [readId(tenant), readId(account), before, limit]);
  return rows.map((row) => ({
    transfer: transferOf(row),
    side: row.side,
    version: Number(row.version),
    balance: centsOf(row.balance),
  }));
}
