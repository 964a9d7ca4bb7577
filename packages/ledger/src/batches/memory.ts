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

  /** The accounts, where they are all that these calls are about. */
  for(calls: readonly (readonly NewTransfer[])[]): Books | undefined {
    if (this.#rest > 0) {
      this.#rest--;
      return undefined;
    }
    const knows = (transfer: NewTransfer) =>
      !('pending' in transfer) &&
      this.#books.accounts.has(transfer.debit) &&
      this.#books.accounts.has(transfer.credit);
    return calls.every((call) => call.every(knows)) ? this.#books : undefined;
  }

  keep(accounts: Iterable<Account>): void {
    if (this.#books.accounts.size > most) this.#books = new Books();
    for (const account of accounts) this.#books.put(account);
  }

  /** They were right. */
  confirm(): void {
    this.#doubts = 0;
  }

  /** They were not, or that could not be found out. */
  forget(): void {
    this.#books = new Books();
    this.#rest = Math.min(longestRest, 2 ** this.#doubts++);
  }
}
