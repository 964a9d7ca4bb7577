import { noCents } from '@kazi/contract/cents';
import type { Account, NewMove, NewTransfer, Outcome, Refusal, Result, Transfer } from '../types.ts';
import { Books } from './books.ts';
import { enter } from './enter.ts';
import { resolve } from './resolve.ts';
import { isAmount, isSame, type Terms } from './terms.ts';

/** What a call comes to. */
export interface Decided {
  result: Result;
  /** What is to be added to the transfers, in this order; nothing after a refusal. */
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
 * Decides a call, all of its transfers or none, upon these books, which it leaves as they are. The books hold every account that
 * the transfers or their pending ones name, every transfer there is of the ids named, and those that resolved them.
 */
export function decide(books: Books, transfers: readonly NewTransfer[], now: Date): Decided {
  const draft = new Books(books);
  const outcomes: Outcome[] = [];
  for (const [index, transfer] of transfers.entries()) {
    const outcome = 'pending' in transfer ? resolve(draft, transfer, now) : move(draft, transfer, now);
    if (typeof outcome === 'object')
      return { result: { ok: false, index, refusal: outcome }, transfers: [], changes: [] };
    outcomes.push(outcome);
  }
  return {
    result: { ok: true, outcomes },
    transfers: [...draft.transfers.values()],
    changes: changesOf(books, draft),
  };
}

/** Enters a single or pending transfer into the books, or says why it cannot be. */
function move(books: Books, asked: NewMove, now: Date): Outcome | Refusal {
  const { id, kind = 'single', debit, credit, amount, code, reference = null } = asked;
  const terms: Terms = { id, kind, debit, credit, amount, pending: null, code, reference };
  const earlier = books.transfer(id);
  if (earlier) return isSame(earlier, terms) ? 'exists' : { reason: 'id-used-otherwise' };
  if (!isAmount(amount)) return { reason: 'amount-invalid' };
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
