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

/** Whether it is a whole number of minor units that can be moved. */
export const isAmount = (amount: number): boolean => Number.isSafeInteger(amount) && amount > 0;
