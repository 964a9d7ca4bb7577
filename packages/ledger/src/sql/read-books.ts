import { Books } from '../decide/books.ts';
import type { NewTransfer, Query } from '../types.ts';
import { arrayOf } from './arrays.ts';
import {
  type AccountRow,
  accountColumns,
  accountOf,
  type TransferRow,
  transferColumns,
  transferOf,
} from './rows.ts';

// In the order of their ids, against deadlocks. `no key update` does not block rows that refer to an
// account: its key does not change.
const lock = (which: string) => `
  select ${accountColumns} from ledger_accounts
  where tenant_id = $1 and ${which}
  order by id for no key update`;

const lockNamed = lock('id = any($2::uuid[])');

const lockNamedAndHeld = lock(`id in (
    select unnest($2::uuid[])
    union select debit_account from ledger_transfers where tenant_id = $1 and id = any($3::uuid[])
    union select credit_account from ledger_transfers where tenant_id = $1 and id = any($3::uuid[])
  )`);

const readKnown = `
  select ${transferColumns} from ledger_transfers where tenant_id = $1 and id = any($2::uuid[])`;

const readKnownAndEnds = `${readKnown}
  union all
  select ${transferColumns} from ledger_transfers where tenant_id = $1 and pending_id = any($3::uuid[])`;

/**
 * Locks the accounts that these transfers are about, and reads all that decides on them. The statements are sent
 * together, yet what they read is right: each sees what was committed when it began, and the second begins once the
 * accounts are locked.
 */
export async function readBooks(
  query: Query,
  tenant: string,
  transfers: readonly NewTransfer[],
): Promise<Books> {
  const accounts = new Set<string>();
  const ids = new Set<string>();
  const pendings = new Set<string>();
  for (const transfer of transfers) {
    ids.add(transfer.id);
    if ('pending' in transfer) pendings.add(transfer.pending);
    else accounts.add(transfer.debit).add(transfer.credit);
  }
  const held = pendings.size > 0;
  const named = arrayOf(accounts);
  const [locked, known] = await Promise.all([
    held
      ? query<AccountRow>(lockNamedAndHeld, [tenant, named, arrayOf(pendings)])
      : query<AccountRow>(lockNamed, [tenant, named]),
    held
      ? query<TransferRow>(readKnownAndEnds, [tenant, arrayOf([...ids, ...pendings]), arrayOf(pendings)])
      : query<TransferRow>(readKnown, [tenant, arrayOf(ids)]),
  ]);
  const books = new Books();
  for (const row of locked.rows) books.put(accountOf(row));
  for (const row of known.rows) books.add(transferOf(row));
  return books;
}
