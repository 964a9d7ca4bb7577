import { noCents } from '@kazi/contract/cents';
import type { NewMove, Outcome, Refusal } from '../types.ts';
import type { Books } from './books.ts';
import { enter } from './enter.ts';
import { isAmount, isSame, type Terms } from './terms.ts';

/** Enters a single or pending transfer into the books, or says why it cannot be. */
export function move(books: Books, asked: NewMove, now: Date): Outcome | Refusal {
  const { id, kind = 'single', debit, credit, amount, code, reference = null, expiresAt = null } = asked;
  const terms: Terms = { id, kind, debit, credit, amount, pending: null, code, reference, expiresAt };
  const earlier = books.transfer(id);
  if (earlier) return isSame(earlier, terms) ? 'exists' : { reason: 'id-used-otherwise' };
  if (!isAmount(amount)) return { reason: 'amount-invalid' };
  if (expiresAt && expiresAt <= now) return { reason: 'expiry-passed' };
  return enter(
    books,
    terms,
    kind === 'single' ? { posted: amount, pending: noCents } : { posted: noCents, pending: amount },
    now,
  );
}
