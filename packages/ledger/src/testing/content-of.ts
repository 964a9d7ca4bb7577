import { balances } from '../accounts.ts';
import { type TransferRow, transferColumns, transferOf } from '../sql/rows.ts';
import type { Query, Transfer } from '../types.ts';

/** Everything that a tenant's ledger holds, transfers in an order in which they were made. */
export async function contentOf(query: Query, tenant: string, accounts: { id: string }[]) {
  const found = await balances(
    query,
    tenant,
    accounts.map(({ id }) => id),
  );
  const { rows } = await query<TransferRow>(
    `select ${transferColumns} from ledger_transfers where tenant_id = $1`,
    [tenant],
  );
  return {
    accounts: [...found.values()].sort((one, other) => (one.id < other.id ? -1 : 1)),
    transfers: inOrder(rows.map(transferOf)),
  };
}

/** Each after those that came before it in the history of either of its accounts. */
function inOrder(transfers: Transfer[]): Transfer[] {
  const ordered: Transfer[] = [];
  const versions = new Map<string, number>();
  let waiting = transfers;
  while (waiting.length > 0) {
    const isNext = ({ debit, credit, debitVersion, creditVersion }: Transfer) =>
      (versions.get(debit) ?? 0) + 1 === debitVersion && (versions.get(credit) ?? 0) + 1 === creditVersion;
    const next = waiting.filter(isNext);
    if (next.length === 0) throw new Error('The versions of transfers contradict one another');
    for (const { debit, credit, debitVersion, creditVersion } of next)
      versions.set(debit, debitVersion).set(credit, creditVersion);
    ordered.push(...next);
    waiting = waiting.filter((transfer) => !next.includes(transfer));
  }
  return ordered;
}
