import { Books } from '../decide/books.ts';
import type { Account, NewTransfer } from '../types.ts';

const most = 50_000;
const longestRest = 64;

/**
 * Accounts as the last batches left them. What is decided upon them is right unless somebody else has changed an account
 * since, which the database notices: then they are forgotten, and not relied on for a while, longer each time.
 */
export class Memory {
  #books = new Books();
  #doubts = 0;
  #rest = 0;

  get books(): Books {
    return this.#books;
  }

  /** The accounts of these calls that it does not know; nothing where the calls have to be decided with locks. */
  missingFor(calls: readonly (readonly NewTransfer[])[]): Set<string> | undefined {
    if (this.#rest > 0) {
      this.#rest--;
      return undefined;
    }
    if (this.#books.accounts.size > most) this.#books = new Books();
    const missing = new Set<string>();
    for (const transfer of calls.flat()) {
      if ('pending' in transfer) return undefined;
      for (const id of [transfer.debit, transfer.credit]) if (!this.#books.accounts.has(id)) missing.add(id);
    }
    return missing;
  }

  /** Takes in what was read, unless it is known better by now. */
  learn(accounts: Iterable<Account>): void {
    for (const account of accounts) if (!this.#books.accounts.has(account.id)) this.#books.put(account);
  }

  /** Takes in what a batch leaves. */
  keep(accounts: Iterable<Account>): void {
    for (const account of accounts) this.#books.put(account);
  }

  /** It was right. */
  confirm(): void {
    this.#doubts = 0;
  }

  /** It was not, or that could not be found out. */
  forget(): void {
    this.#books = new Books();
    this.#rest = Math.min(longestRest, 2 ** this.#doubts++);
  }
}
