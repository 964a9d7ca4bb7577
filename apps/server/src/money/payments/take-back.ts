import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { change } from './decide.ts';
import { recordStatus } from './record-status.ts';
import { lockPayment, type PaymentRow } from './rows.ts';
import { resolveWithdrawal } from './transfers.ts';
import { lockWallet } from './withdraw.ts';

/** Cancels a locked withdrawal that was not sent, and releases its hold. */
export async function takeBack(tx: Tx, payment: PaymentRow, note = ''): Promise<void> {
  await resolveWithdrawal(tx, payment, 'void');
  await change(tx, payment, { status: 'cancelled', settled_at: sql<Date>`now()` });
  await recordStatus(tx, { ...payment, status: 'cancelled', note });
}

const unsent: readonly PaymentRow['status'][] = ['awaiting-approval', 'created'];

interface Which {
  user: string;
  /** Only what goes there. */
  beneficiary?: string;
  /** Why, for the payment's history. */
  note: string;
}

/** Takes back every withdrawal of a person that was not sent yet. The person's wallet must be locked (`lockWallet`). */
export async function takeBackUnsent(tx: Tx, { user, beneficiary, note }: Which): Promise<void> {
  let query = tx
    .selectFrom('payments')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', user)
    .where('kind', '=', 'withdrawal')
    .where('status', 'in', unsent)
    .orderBy('id');
  if (beneficiary) query = query.where('beneficiary_id', '=', beneficiary);
  for (const { id } of await query.execute()) {
    const payment = await lockPayment(tx, id);
    if (payment && unsent.includes(payment.status)) await takeBack(tx, payment, note);
  }
}

/** Takes back the payments of a user who is being suspended that were not sent yet. */
export async function takeBackOfSuspended(tx: Tx, user: string): Promise<void> {
  await lockWallet(tx, user);
  await takeBackUnsent(tx, { user, note: 'The account was suspended' });
}
