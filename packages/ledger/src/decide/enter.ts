import { availableOf } from '../balance.ts';
import type { Account, Outcome, Refusal } from '../types.ts';
import type { Books } from './books.ts';
import type { Terms } from './terms.ts';

/** By how much both sides' totals grow. */
interface Change {
  posted: number;
  pending: number;
}

/** Changes both accounts by a transfer of these terms and adds it to the books, unless a rule forbids it. */
export function enter(books: Books, terms: Terms, change: Change, now: Date): Outcome | Refusal {
  if (terms.debit === terms.credit) return { reason: 'same-account' };
  const [from, to] = [books.account(terms.debit), books.account(terms.credit)];
  if (!from) return { reason: 'account-unknown', account: terms.debit };
  if (!to) return { reason: 'account-unknown', account: terms.credit };
  if (from.currency !== to.currency) return { reason: 'currency-differs' };
  const debited: Account = {
    ...from,
    debitsPosted: from.debitsPosted + change.posted,
    debitsPending: from.debitsPending + change.pending,
    version: from.version + 1,
  };
  const credited: Account = {
    ...to,
    creditsPosted: to.creditsPosted + change.posted,
    creditsPending: to.creditsPending + change.pending,
    version: to.version + 1,
  };
  const refusal = forbidden(from, debited) ?? forbidden(to, credited);
  if (refusal) return refusal;
  books.put(debited);
  books.put(credited);
  books.add({
    ...terms,
    createdAt: now,
    debitVersion: debited.version,
    creditVersion: credited.version,
    debitBalance: debited.creditsPosted - debited.debitsPosted,
    creditBalance: credited.creditsPosted - credited.debitsPosted,
  });
  return 'created';
}

function forbidden(before: Account, after: Account): Refusal | undefined {
  const { floor, debitsPosted, debitsPending, creditsPosted, creditsPending } = after;
  if (![debitsPosted, debitsPending, creditsPosted, creditsPending].every(Number.isSafeInteger))
    return { reason: 'total-too-large', account: after.id };
  if (floor !== 'none' && availableOf(after) < 0)
    return { reason: 'insufficient', account: after.id, available: availableOf(before) };
  return undefined;
}
