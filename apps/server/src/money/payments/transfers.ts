import type { Cents } from '@kazi/contract/cents';
import type { NewTransfer } from '@kazi/ledger';
import { v5 } from 'uuid';
import type { Tx } from '../../database/tenancy.ts';
import { accountOf } from '../books/accounts.ts';
import { transfer } from '../books/transfer.ts';

/** A payment as its money sees it. */
export interface Moved {
  id: string;
  user_id: string;
  rail: string;
  amount: Cents;
  fee: Cents;
  currency: string;
}

/** Ids of a payment's transfers follow from its own, so that doing a step twice is doing it once. */
const part = (payment: string, name: string) => v5(name, payment);
const feeId = (payment: string) => part(payment, 'fee');

/** Holds a withdrawal's amount and fee on the wallet until it is decided. Throws `Refused` where it does not cover them. */
export async function holdWithdrawal(
  tx: Tx,
  { id, user_id, rail, amount, fee, currency }: Moved,
): Promise<void> {
  const debit = await accountOf(tx, { kind: 'primary', user: user_id, currency });
  const clearing = await accountOf(tx, { kind: 'clearing', rail, currency });
  const held = { kind: 'pending', debit, reference: id } as const;
  const transfers: NewTransfer[] = [{ ...held, id, credit: clearing, amount, code: 'withdrawal' }];
  if (fee > 0) {
    const fees = await accountOf(tx, { kind: 'fees', currency });
    transfers.push({ ...held, id: feeId(id), credit: fees, amount: fee, code: 'fee' });
  }
  await transfer(tx, transfers);
}

/** Decides what is held: it is gone for good, or the wallet's again. Throws `Refused` where it was decided otherwise. */
export async function resolveWithdrawal(tx: Tx, { id, fee }: Moved, kind: 'post' | 'void'): Promise<void> {
  const transfers: NewTransfer[] = [{ id: part(id, kind), kind, pending: id }];
  if (fee > 0) transfers.push({ id: part(id, `${kind} fee`), kind, pending: feeId(id) });
  await transfer(tx, transfers);
}

/** Puts what a rail has taken in for somebody on their wallet. */
export async function creditTopup(tx: Tx, { id, user_id, rail, amount, currency }: Moved): Promise<void> {
  const debit = await accountOf(tx, { kind: 'clearing', rail, currency });
  const credit = await accountOf(tx, { kind: 'primary', user: user_id, currency });
  await transfer(tx, [{ id: part(id, 'topup'), debit, credit, amount, code: 'topup', reference: id }]);
}

/** A payout that the rail made after it had been given up: the money is gone, and somebody has to find out how. */
export async function bookLateSuccess(tx: Tx, { id, rail, amount, currency }: Moved): Promise<void> {
  const debit = await accountOf(tx, { kind: 'suspense', currency });
  const credit = await accountOf(tx, { kind: 'clearing', rail, currency });
  await transfer(tx, [{ id: part(id, 'late'), debit, credit, amount, code: 'late-success', reference: id }]);
}

/** Money that a rail took in for a top-up that had been given up; it waits for somebody to find out. */
export async function bookLateTopup(tx: Tx, { id, rail, amount, currency }: Moved): Promise<void> {
  const debit = await accountOf(tx, { kind: 'clearing', rail, currency });
  const credit = await accountOf(tx, { kind: 'suspense', currency });
  await transfer(tx, [{ id: part(id, 'late'), debit, credit, amount, code: 'late-success', reference: id }]);
}
