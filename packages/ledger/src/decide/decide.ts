import { noCents } from '@kazi/contract/cents';
import type { Account, NewMove, NewTransfer, Outcome, Refusal, Result, Transfer } from '../types.ts';
import { Books } from './books.ts';
import { enter } from './enter.ts';
import { resolve } from './resolve.ts';
import { isAmount, isSame, type Terms } from './terms.ts';

/** What calls come to. */
export interface Decided {
  /** One for each call, in their order. */
  results: Result[];
  /** What is to be added to the transfers, in this order. */
  transfers: Transfer[];
  /** The accounts that these change, in the order of their ids. */
  changes: Change[];
}

/** An account as it was, and as it is then. */
export interface Change {
  before: Account;
  after: Account;
}

/**
 * Decides calls in their order upon these books, which it leaves as they are. The books hold every account that the
 * calls or their pending transfers name, every transfer there is of the ids named, and those that resolved them.
 */
export function decide(books: Books, calls: readonly (readonly NewTransfer[])[], now: Date): Decided {
  const all = new Books(books);
  const results = calls.map((call) => {
    const draft = new Books(all);
    const result = decideCall(draft, call, now);
    if (result.ok) draft.keep();
    return result;
  });
  return { results, transfers: [...all.transfers.values()], changes: changesOf(books, all) };
}

function decideCall(books: Books, call: readonly NewTransfer[], now: Date): Result {
  const outcomes: Outcome[] = [];
  for (const [index, transfer] of call.entries()) {
    const outcome = 'pending' in transfer ? resolve(books, transfer, now) : move(books, transfer, now);
    if (typeof outcome === 'object') return { ok: false, index, refusal: outcome };
    outcomes.push(outcome);
  }
  return { ok: true, outcomes };
}

/** Enters a single or pending transfer into the books, or says why it cannot be. */
function move(books: Books, asked: NewMove, now: Date): Outcome | Refusal {
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

function changesOf(books: Books, changed: Books): Change[] {
  return [...changed.accounts.values()]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .flatMap((after) => {
      const before = books.account(after.id);
      return before ? { before, after } : [];
    });
}
