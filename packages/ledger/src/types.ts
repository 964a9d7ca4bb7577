import type { Cents } from '@kazi/contract/cents';

/**
 * Sends one statement and gives its rows, as `client.query` of pg does. Sent one after the other without waiting,
 * statements must run in that order.
 */
export type Query = <Row extends object>(text: string, values: unknown[]) => Promise<{ rows: Row[] }>;

/** What an account's balance must never pass; what is pending counts. */
export type Floor = 'none' | 'debits-must-not-exceed-credits' | 'credits-must-not-exceed-debits';

/** An account to open. */
export interface NewAccount {
  /** A UUID of the caller's; the same id twice is the same account. */
  id: string;
  /** ISO 4217. */
  currency: string;
  floor: Floor;
}

/** An account and its totals, each up to 2^53 - 1. */
export interface Account extends NewAccount {
  debitsPending: Cents;
  debitsPosted: Cents;
  creditsPending: Cents;
  creditsPosted: Cents;
  /** How many transfers have touched it. */
  version: number;
}

/** Moves an amount at once (`single`), or holds it until it is posted, voided or expires (`pending`). */
export interface NewMove {
  /** A UUID of the caller's; the same id twice is the same transfer. */
  id: string;
  kind?: 'single' | 'pending';
  debit: string;
  credit: string;
  amount: Cents;
  /** What it is for: lower-case letters, digits and hyphens, at most 40. */
  code: string;
  /** The UUID of what it is about. */
  reference?: string | null;
  /** When a pending one ends of itself. */
  expiresAt?: Date | null;
}

/** Resolves a pending transfer: moves its amount or part of it, the rest being released, or releases all. */
export interface NewResolution {
  id: string;
  kind: 'post' | 'void' | 'expire';
  /** The id of the pending one. */
  pending: string;
  /** For `post`: how much of it; all unless given. */
  amount?: Cents;
  /** Those of the pending one unless given. */
  code?: string;
  reference?: string | null;
}

/** What a caller may ask for: a move of money, or what ends a pending one. */
export type NewTransfer = NewMove | NewResolution;

/** A single transfer moves at once; a pending one holds until it is posted, voided or expired. */
export type Kind = 'single' | 'pending' | 'post' | 'void' | 'expire';

/** A transfer as it was written, for good. */
export interface Transfer {
  id: string;
  kind: Kind;
  debit: string;
  credit: string;
  amount: Cents;
  /** The pending one that this one resolves. */
  pending: string | null;
  code: string;
  reference: string | null;
  createdAt: Date;
  expiresAt: Date | null;
  /** The accounts' versions, and their posted credits less posted debits, after it. */
  debitVersion: number;
  creditVersion: number;
  debitBalance: Cents;
  creditBalance: Cents;
}

/** Why a transfer cannot be. Nothing of its call was done. */
export type Refusal =
  /** Not a whole number from 1 to 2^53 - 1. */
  | { reason: 'amount-invalid' }
  | { reason: 'same-account' }
  | { reason: 'account-unknown'; account: string }
  | { reason: 'currency-differs' }
  /** The account's floor forbids it; `available` is what could have been moved. */
  | { reason: 'insufficient'; account: string; available: Cents }
  /** A total of the account would pass 2^53 - 1. */
  | { reason: 'total-too-large'; account: string }
  /** There is no such transfer, or it was never pending. */
  | { reason: 'pending-unknown' }
  | { reason: 'pending-resolved'; as: 'posted' | 'voided' | 'expired' }
  | { reason: 'exceeds-pending'; pending: Cents }
  /** It would expire before it begins. */
  | { reason: 'expiry-passed' }
  /** To be expired, but its time has not come or it has none. */
  | { reason: 'expiry-not-due' }
  /** There is a transfer of this id, and it is another. */
  | { reason: 'id-used-otherwise' };

/** What became of a transfer that is in the books: now, or since an earlier call. */
export type Outcome = 'created' | 'exists';

/** The answer to one call: all its transfers are in the books, or none is, and the first that cannot be is named. */
export type Result = { ok: true; outcomes: Outcome[] } | { ok: false; index: number; refusal: Refusal };
