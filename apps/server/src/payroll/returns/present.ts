import type { Obligation } from '@kazi/contract/payroll';
import { kenyanDay } from '../../database/kenyan-time.ts';
import { presentPerson } from '../../identity/index.ts';
import { walletCurrency } from '../../money/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import { penaltyToday } from './penalty.ts';
import type { ObligationRow } from './queries.ts';

/** What a month owes to an authority, for a viewer who runs payroll. */
export function presentObligation(row: ObligationRow, tenant: string, addresses: FileAddresses): Obligation {
  const today = kenyanDay();
  const isOpen = row.remitted < row.amount;
  return {
    id: row.id,
    month: row.month,
    authority: row.authority,
    name: row.name || null,
    amount: row.amount,
    remitted: row.remitted,
    currency: walletCurrency,
    dueOn: row.due_on,
    overdue: isOpen && row.due_on < today,
    penalty: penaltyToday(row, today),
    remittances: row.remittances.map(({ id, amount, paid_on, number, receipt, by, at }) => ({
      id,
      amount,
      paidOn: paid_on,
      number,
      receipt,
      by: presentPerson(by, tenant, addresses),
      at: at.toISOString(),
    })),
    may: { remit: isOpen },
  };
}
