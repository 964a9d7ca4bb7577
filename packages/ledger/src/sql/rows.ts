import { type Cents, cents } from '@kazi/contract/cents';
import type { Account, Floor, Kind, Transfer } from '../types.ts';

/** bigint comes as text from pg, as a number where its parser says so; no value passes 2^53 - 1. */
type Whole = string | number;

/** The cents of a column. */
export const centsOf = (value: Whole): Cents => cents(Number(value));

/** An account as its columns have it. */
export interface AccountRow {
  id: string;
  currency: string;
  floor: Floor;
  debits_pending: Whole;
  debits_posted: Whole;
  credits_pending: Whole;
  credits_posted: Whole;
  version: Whole;
}

/** What is read of an account. */
export const accountColumns =
  'id, currency, floor, debits_pending, debits_posted, credits_pending, credits_posted, version';

/** The account of a row. */
export const accountOf = (row: AccountRow): Account => ({
  id: row.id,
  currency: row.currency,
  floor: row.floor,
  debitsPending: centsOf(row.debits_pending),
  debitsPosted: centsOf(row.debits_posted),
  creditsPending: centsOf(row.credits_pending),
  creditsPosted: centsOf(row.credits_posted),
  version: Number(row.version),
});

/** A transfer as its columns have it. */
export interface TransferRow {
  id: string;
  kind: Kind;
  debit_account: string;
  credit_account: string;
  amount: Whole;
  pending_id: string | null;
  code: string;
  reference: string | null;
  created_at: Date | string;
  expires_at: Date | string | null;
  debit_version: Whole;
  credit_version: Whole;
  debit_balance: Whole;
  credit_balance: Whole;
}

/** What is read of a transfer. */
export const transferColumns =
  'id, kind, debit_account, credit_account, amount, pending_id, code, reference, created_at, expires_at, ' +
  'debit_version, credit_version, debit_balance, credit_balance';

/** The transfer of a row. */
export const transferOf = (row: TransferRow): Transfer => ({
  id: row.id,
  kind: row.kind,
  debit: row.debit_account,
  credit: row.credit_account,
  amount: centsOf(row.amount),
  pending: row.pending_id,
  code: row.code,
  reference: row.reference,
  createdAt: new Date(row.created_at),
  expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
  debitVersion: Number(row.debit_version),
  creditVersion: Number(row.credit_version),
  debitBalance: centsOf(row.debit_balance),
  creditBalance: centsOf(row.credit_balance),
});
