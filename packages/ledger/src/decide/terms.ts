import { isCents } from '@kazi/contract/cents';
import type { Transfer } from '../types.ts';

/** What a caller settles of a transfer; the rest follows from the books. */
export type Terms = Pick<
  Transfer,
  'id' | 'kind' | 'debit' | 'credit' | 'amount' | 'pending' | 'code' | 'reference' | 'expiresAt'
>;

/** Whether these terms are those of a transfer that was made earlier. */
export function isSame(earlier: Terms, terms: Terms): boolean {
  return (
    earlier.kind === terms.kind &&
    earlier.debit === terms.debit &&
    earlier.credit === terms.credit &&
    earlier.amount === terms.amount &&
    earlier.pending === terms.pending &&
    earlier.code === terms.code &&
    earlier.reference === terms.reference &&
    earlier.expiresAt?.getTime() === terms.expiresAt?.getTime()
  );
}

/** Whether an amount can be moved. The types say it is cents; a caller's cast may not. */
export const isAmount = (amount: number): boolean => isCents(amount) && amount > 0;
