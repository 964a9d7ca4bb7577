import { cents, noCents } from '@kazi/contract/cents';
import type { NewResolution, Outcome, Refusal } from '../types.ts';
import type { Books } from './books.ts';
import { enter } from './enter.ts';
import { isAmount, isSame, type Terms } from './terms.ts';

/** Enters what ends a pending transfer into the books, or says why it cannot be. */
export function resolve(books: Books, asked: NewResolution, now: Date): Outcome | Refusal {
  const { id, kind } = asked;
  const earlier = books.transfer(id);
  const pending = books.transfer(asked.pending);
  if (pending?.kind !== 'pending') return { reason: earlier ? 'id-used-otherwise' : 'pending-unknown' };
  const { debit, credit, expiresAt } = pending;
  const { code = pending.code, reference = pending.reference } = asked;
  const amount = kind === 'post' ? (asked.amount ?? pending.amount) : pending.amount;
  const terms: Terms = {
    id,
    kind,
    debit,
    credit,
    amount,
    pending: pending.id,
    code,
    reference,
    expiresAt: null,
  };
  if (earlier) return isSame(earlier, terms) ? 'exists' : { reason: 'id-used-otherwise' };
  if (!isAmount(amount)) return { reason: 'amount-invalid' };
  // Another transaction made the pending transfer after the accounts were locked here.
  if (!books.account(debit)) return { reason: 'pending-unknown' };
  const end = books.endOf(pending.id);
  if (end) return { reason: 'pending-resolved', as: end };
  const due = expiresAt !== null && expiresAt <= now;
  if (kind === 'post' && due) return { reason: 'pending-resolved', as: 'expired' };
  if (kind === 'expire' && !due) return { reason: 'expiry-not-due' };
  if (amount > pending.amount) return { reason: 'exceeds-pending', pending: pending.amount };
  return enter(
    books,
    terms,
    { posted: kind === 'post' ? amount : noCents, pending: cents(-pending.amount) },
    now,
  );
}
