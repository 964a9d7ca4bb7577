import { type Cents, isCents, minus } from '@kazi/contract/cents';
import { availableOf } from '../balance.ts';
import type { Account, Outcome, Refusal } from '../types.ts';
import type { Books } from './books.ts';
import type { Terms } from './terms.ts';

/** By how much both sides' totals grow. */
interface Change {
  posted: Cents;
  pending: Cents;
}

/** Changes both accounts by a transfer of these terms and adds it to the books, unless a rule forbids it. */
export function enter(books: Books, terms: Terms, change: Change, now: Date): Outcome | Refusal {
  if (terms.debit === terms.credit) return { reason: 'same-account' };
  const [from, to] = [books.account(terms.debit), books.account(terms.credit)];
  if (!from) return { reason: 'account-unknown', account: terms.debit };
  if (!to) return { reason: 'account-unknown', account: terms.credit };
  if (from.currency !== to.currency) return { reason: 'currency-differs' };
  const debited = debit(from, change);
  if ('reason' in debited) return debited;
  const credited = credit(to, change);
  if ('reason' in credited) return credited;
  books.put(debited);
  books.put(credited);
  books.add({
    ...terms,
    createdAt: now,
    debitVersion: debited.version,
    creditVersion: credited.version,
    debitBalance: minus(debited.creditsPosted, debited.debitsPosted),
    creditBalance: minus(credited.creditsPosted, credited.debitsPosted),
  });
  return 'created';
}

function debit(account: Account, { posted, pending }: Change): Account | Refusal {
  const debitsPosted = account.debitsPosted + posted;
  const debitsPending = account.debitsPending + pending;
  if (!isCents(debitsPosted) || !isCents(debitsPending)) return tooLarge(account);
  return withinFloor(account, { ...account, debitsPosted, debitsPending, version: account.version + 1 });
}

function credit(account: Account, { posted, pending }: Change): Account | Refusal {
  const creditsPosted = account.creditsPosted + posted;
  const creditsPending = account.creditsPending + pending;
  if (!isCents(creditsPosted) || !isCents(creditsPending)) return tooLarge(account);
  return withinFloor(account, { ...account, creditsPosted, creditsPending, version: account.version + 1 });
}

const tooLarge = ({ id }: Account): Refusal => ({ reason: 'total-too-large', account: id });

const withinFloor = (before: Account, after: Account): Account | Refusal =>
  after.floor !== 'none' && availableOf(after) < 0
    ? { reason: 'insufficient', account: after.id, available: availableOf(before) }
    : after;
