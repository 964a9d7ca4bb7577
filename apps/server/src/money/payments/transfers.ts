import type { Cents } from '@kazi/contract/cents';
import type { NewTransfer } from '@kazi/ledger';
import { v5 } from 'uuid';
import type { Tx } from '../../database/tenancy.ts';
import { accountOf } from '../books/accounts.ts';
import { transfer } from '../books/transfer.ts';

/** The parts of a payment that its transfers need. */
export interface PaidPayment {
  id: string;
  user_id: string;
  rail: string;
  amount: Cents;
  fee: Cents;
  currency: string;
}

/** The ids of a payment's transfers follow from its own, so that a repetition moves nothing. */
const part = (payment: string, name: string) => v5(name, payment);
/** The id of the transfer of a payment's fee. */
export const feeIdOf = (payment: string) => part(payment, 'fee');

/** Holds a withdrawal's amount and fee on the wallet. Throws `TransferRefused` if the wallet does not cover them. */
export async function holdWithdrawal(
  tx: Tx,
  { id, user_id, rail, amount, fee, currency }: PaidPayment,
): Promise<void> {
  const debit = await accountOf(tx, { kind: 'primary', user: user_id, currency });
  const clearing = await accountOf(tx, { kind: 'clearing', rail, currency });
  const held = { kind: 'pending', debit, reference: id } as const;
  const transfers: NewTransfer[] = [{ ...held, id, credit: clearing, amount, code: 'withdrawal' }];
  if (fee > 0) {
    const fees = await accountOf(tx, { kind: 'fees', currency });
    transfers.push({ ...held, id: feeIdOf(id), credit: fees, amount: fee, code: 'fee' });
  }
  await transfer(tx, transfers);
}

/** Posts or releases what is held. Throws `TransferRefused` if it was decided otherwise. */
export async function resolveWithdrawal(
  tx: Tx,
  { id, fee }: PaidPayment,
  kind: 'post' | 'void',
): Promise<void> {
  const transfers: NewTransfer[] = [{ id: part(id, kind), kind, pending: id }];
  if (fee > 0) transfers.push({ id: part(id, `${kind} fee`), kind, pending: feeIdOf(id) });
  await transfer(tx, transfers);
}

/** Credits a top-up to the wallet. */
export async function creditTopup(
  tx: Tx,
  { id, user_id, rail, amount, currency }: PaidPayment,
): Promise<void> {
  const debit = await accountOf(tx, { kind: 'clearing', rail, currency });
  const credit = await accountOf(tx, { kind: 'primary', user: user_id, currency });
  await transfer(tx, [{ id: part(id, 'topup'), debit, credit, amount, code: 'topup', reference: id }]);
}

/** Books a payout that the rail made after it had failed here: the amount waits in suspense for a person to look into. */
export async function bookLateSuccess(tx: Tx, { id, rail, amount, currency }: PaidPayment): Promise<void> {
  const debit = await accountOf(tx, { kind: 'suspense', currency });
  const credit = await accountOf(tx, { kind: 'clearing', rail, currency });
  await transfer(tx, [{ id: part(id, 'late'), debit, credit, amount, code: 'late-success', reference: id }]);
}

/** Books a top-up that the rail took in after it had failed here: the amount waits in suspense. */
export async function bookLateTopup(tx: Tx, { id, rail, amount, currency }: PaidPayment): Promise<void> {
  const debit = await accountOf(tx, { kind: 'clearing', rail, currency });
  const credit = await accountOf(tx, { kind: 'suspense', currency });
  await transfer(tx, [{ id: part(id, 'late'), debit, credit, amount, code: 'late-success', reference: id }]);
}
