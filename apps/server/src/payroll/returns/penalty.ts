import { type Cents, cents, minus, noCents } from '@kazi/contract/cents';
import { foretell, penaltyOf, UnknownMonth } from '@kazi/payroll-ke';
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
export function penaltyToday(
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
