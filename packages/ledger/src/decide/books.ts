import type { Account, Kind, Transfer } from '../types.ts';

/** What became of a pending transfer. */
export type End = 'posted' | 'voided' | 'expired';

const ends: { [kind in Kind]?: End } = { post: 'posted', void: 'voided', expire: 'expired' };

/**
 * Accounts, and those transfers that matter to a decision. Books may lie on others, which they show through and
 * leave untouched until they are kept.
 */
export class Books {
  readonly accounts = new Map<string, Account>();
  readonly transfers = new Map<string, Transfer>();
  readonly #ends = new Map<string, End>();
  readonly #under: Books | undefined;

  constructor(under?: Books) {
    this.#under = under;
  }

  account(id: string): Account | undefined {
    return this.accounts.get(id) ?? this.#under?.account(id);
  }

  transfer(id: string): Transfer | undefined {
    return this.transfers.get(id) ?? this.#under?.transfer(id);
  }

  /** What became of the pending transfer of this id; nothing while it is open. */
  endOf(pending: string): End | undefined {
    return this.#ends.get(pending) ?? this.#under?.endOf(pending);
  }

  put(account: Account): void {
    this.accounts.set(account.id, account);
  }

  add(transfer: Transfer): void {
    this.transfers.set(transfer.id, transfer);
    const end = ends[transfer.kind];
    if (transfer.pending && end) this.#ends.set(transfer.pending, end);
  }

  /** Writes what is in these books into those under them. */
  keep(): void {
    for (const account of this.accounts.values()) this.#under?.put(account);
    for (const transfer of this.transfers.values()) this.#under?.add(transfer);
  }
}
