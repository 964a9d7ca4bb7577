import { type Cents, cents, minus, noCents } from '@kazi/contract/cents';
import type { Obligation } from '@kazi/contract/payroll';
import { foretell, penaltyOf, UnknownMonth } from '@kazi/payroll-ke';
import { kenyanDay } from '../../database/kenyan-time.ts';
import { presentPerson } from '../../identity/index.ts';
import { walletCurrency } from '../../money/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import { monthsBetween } from '../month.ts';
import { obligationOf } from '../runs/run.ts';
import type { ObligationRow } from './queries.ts';

/** Months from one day to a later one; a part of a month counts as one, as the authorities count. */
function monthsLate(from: string, to: string): number {
  const months = monthsBetween(from, to);
  return to.slice('YYYY-MM-'.length) > from.slice('YYYY-MM-'.length) ? months + 1 : months;
}

/**
 * What paying the rest of an obligation today would cost for being late; null where it is not late, or no rate is known.
 * A fine for a return that is filed late is not in it: whether it was filed is not known here.
 */
function penaltyToday(
  { authority, month, amount, remitted, due_on }: Omit<ObligationRow, 'remittances'>,
  today: string,
): Cents | null {
  const obligation = obligationOf[authority];
  const left = minus(amount, remitted);
  if (!obligation || obligation === 'p9' || left <= noCents || due_on >= today) return null;
  try {
    return cents(foretell(penaltyOf(obligation, month), left, monthsLate(due_on, today), false).total);
  } catch (error) {
    if (error instanceof UnknownMonth) return null;
    throw error;
  }
}

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
