import type { Outcome, Submission } from '@kazi/payment-rails';
import { sql, type UpdateObject } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Tx } from '../../database/tenancy.ts';
import { raise } from './alerts.ts';
import { recordStatus } from './record-status.ts';
import type { PaymentRow } from './rows.ts';
import { bookLateSuccess, bookLateTopup, creditTopup, resolveWithdrawal } from './transfers.ts';

/** Sent, and not decided. */
export const isOpen = ({ status }: PaymentRow) => status === 'submitted' || status === 'unknown';

/** Writes down what a rail answered when a payment was sent. The payment must be locked. */
export function applySubmission(tx: Tx, payment: PaymentRow, told: Submission): Promise<void> {
  if (told.state === 'accepted') return keepReference(tx, payment, told.railReference);
  if (told.state === 'refused') return applyOutcome(tx, payment, { ...told, state: 'failed' });
  return applyOutcome(tx, payment, told);
}

/**
 * Writes down what a rail says became of a payment, and moves its money accordingly, once: what is decided stays
 * decided. What contradicts it moves nothing of the person's and raises an alert. The payment must be locked.
 */
export async function applyOutcome(tx: Tx, payment: PaymentRow, told: Outcome): Promise<void> {
  if (told.state === 'succeeded') return succeed(tx, payment, told);
  if (told.state === 'failed') return fail(tx, payment, told);
  if (!isOpen(payment)) return;
  const status = told.state === 'unknown' ? 'unknown' : payment.status;
  await change(tx, payment, { status, asked_at: sql<Date>`now()` });
  if (status !== payment.status)
    await recordStatus(tx, { ...payment, status, note: told.state === 'unknown' ? told.detail : '' });
}

type Success = Extract<Outcome, { state: 'succeeded' }>;

async function succeed(tx: Tx, payment: PaymentRow, told: Success): Promise<void> {
  if (payment.status === 'succeeded') return;
  if (told.amount !== undefined && told.amount !== payment.amount) {
    const text = `The rail says ${told.amount} cents were moved for ${payment.reference}, not ${payment.amount}.`;
    return raise(tx, { kind: 'amount-differs', payment: payment.id, text });
  }
  if (told.receipt && (await isUsed(tx, payment, told.receipt))) {
    const text = `The receipt ${told.receipt} of another payment came for ${payment.reference}.`;
    return raise(tx, { kind: 'receipt-reused', payment: payment.id, text });
  }
  const receipt = told.receipt ?? null;
  if (!isOpen(payment)) return late(tx, payment, receipt);
  if (payment.kind === 'topup') await creditTopup(tx, payment);
  else await resolveWithdrawal(tx, payment, 'post');
  const rail_reference = told.railReference ?? payment.rail_reference;
  await change(tx, payment, { status: 'succeeded', receipt, rail_reference, settled_at: sql<Date>`now()` });
  await recordStatus(tx, { ...payment, status: 'succeeded', note: receipt ? `Receipt ${receipt}` : '' });
}

/** The rail did it after all: the person has had the money back, or was never given it. */
async function late(tx: Tx, payment: PaymentRow, receipt: string | null): Promise<void> {
  if (payment.status !== 'failed') {
    const text = `The rail says that ${payment.reference} succeeded, which was never sent (${payment.status}).`;
    return raise(tx, { kind: 'never-sent', payment: payment.id, text });
  }
  if (payment.receipt) return; // told again
  if (payment.kind === 'topup') await bookLateTopup(tx, payment);
  else await bookLateSuccess(tx, payment);
  await change(tx, payment, { receipt: receipt ?? payment.reference });
  const text = `${payment.reference} was ${payment.status}, and then the rail said that it succeeded. Its amount is in suspense.`;
  await raise(tx, { kind: 'late-success', payment: payment.id, text });
}

type Failed = Omit<Extract<Outcome, { state: 'failed' }>, 'state'>;

async function fail(tx: Tx, payment: PaymentRow, { reason, code, detail }: Failed): Promise<void> {
  if (payment.status === 'succeeded') {
    const text = `${payment.reference} had succeeded, and then the rail said: ${detail} (${code}).`;
    return raise(tx, { kind: 'failure-after-success', payment: payment.id, text });
  }
  if (!isOpen(payment)) return;
  if (payment.kind === 'withdrawal') await resolveWithdrawal(tx, payment, 'void');
  await change(tx, payment, {
    status: 'failed',
    failure_reason: reason,
    failure_detail: `${code}: ${detail}`,
    settled_at: sql<Date>`now()`,
  });
  await recordStatus(tx, { ...payment, status: 'failed', note: detail });
  if (reason === 'credentials')
    await raise(tx, {
      kind: 'credentials',
      payment: payment.id,
      text: `${payment.rail} refused our credentials.`,
    });
}

async function isUsed(tx: Tx, { id, rail }: PaymentRow, receipt: string): Promise<boolean> {
  const other = await tx
    .selectFrom('payments')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('rail', '=', rail)
    .where('receipt', '=', receipt)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

async function keepReference(tx: Tx, payment: PaymentRow, reference: string | undefined): Promise<void> {
  if (reference && !payment.rail_reference) await change(tx, payment, { rail_reference: reference });
}

/** Changes a payment's row. */
export async function change(
  tx: Tx,
  { id }: Pick<PaymentRow, 'id'>,
  columns: UpdateObject<Tables, 'payments'>,
): Promise<void> {
  await tx
    .updateTable('payments')
    .set(columns)
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', id)
    .execute();
}
