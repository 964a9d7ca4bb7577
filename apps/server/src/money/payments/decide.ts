import { inWords } from '@kazi/contract/shared';
import type { Outcome, Submission } from '@kazi/payment-rails';
import { sql, type UpdateObject } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Tx } from '../../database/tenancy.ts';
import { enqueue } from '../../jobs/job.ts';
import { raise } from './alerts.ts';
import { salaryDecided } from './jobs.ts';
import { recordStatus } from './record-status.ts';
import type { PaymentRow } from './rows.ts';
import { bookLateSuccess, bookLateTopup, creditTopup, resolveWithdrawal } from './transfers.ts';

/** Whether a payment was sent and is not decided yet. */
export const isOpen = ({ status }: PaymentRow) => status === 'submitted' || status === 'unknown';

/** Applies a rail's answer to the sending of a payment. The payment must be locked. */
export function applySubmission(tx: Tx, payment: PaymentRow, submission: Submission): Promise<void> {
  if (submission.state === 'accepted') return keepReference(tx, payment, submission.railReference);
  if (submission.state === 'refused') return applyOutcome(tx, payment, { ...submission, state: 'failed' });
  return applyOutcome(tx, payment, submission);
}

/**
 * Applies a payment's outcome by its rail and moves its money, once: a decision is final. A later contradiction moves
 * nothing on the person's wallet and raises an alert. The payment must be locked.
 */
export async function applyOutcome(tx: Tx, payment: PaymentRow, outcome: Outcome): Promise<void> {
  if (outcome.state === 'succeeded') return succeed(tx, payment, outcome);
  if (outcome.state === 'failed') return fail(tx, payment, outcome);
  if (outcome.state !== 'unknown' || payment.status !== 'submitted') return;
  await change(tx, payment, { status: 'unknown' });
  await recordStatus(tx, { ...payment, status: 'unknown', note: outcome.detail });
}

type Success = Extract<Outcome, { state: 'succeeded' }>;

async function succeed(tx: Tx, payment: PaymentRow, outcome: Success): Promise<void> {
  if (payment.status === 'succeeded') return;
  if (outcome.amount !== undefined && outcome.amount !== payment.amount) {
    const text = `The payment service reports ${inWords(outcome.amount, payment.currency)} for ${payment.reference}, not ${inWords(payment.amount, payment.currency)}.`;
    return raise(tx, { kind: 'amount-differs', payment: payment.id, text });
  }
  if (outcome.receipt && (await isUsed(tx, payment, outcome.receipt))) {
    const text = `The receipt ${outcome.receipt} of another payment came for ${payment.reference}.`;
    return raise(tx, { kind: 'receipt-reused', payment: payment.id, text });
  }
  const receipt = outcome.receipt ?? null;
  if (!isOpen(payment)) return late(tx, payment, receipt);
  const rail_reference = outcome.railReference ?? payment.rail_reference;
  await change(tx, payment, { status: 'succeeded', receipt, rail_reference, settled_at: sql<Date>`now()` });
  await recordStatus(tx, { ...payment, status: 'succeeded', note: receipt ? `Receipt ${receipt}` : '' });
  // Last, as every payment of the rail waits for the lock of its clearing account.
  if (payment.kind === 'topup') await creditTopup(tx, payment);
  else await resolveWithdrawal(tx, payment, 'post');
  await tellPayroll(tx, payment);
}

/** Payroll follows what becomes of salaries. */
async function tellPayroll(tx: Tx, { id, kind }: PaymentRow): Promise<void> {
  if (kind === 'salary') await enqueue(tx, salaryDecided, { tenant: tx.tenant, payment: id });
}

/** A success after a failure: the person has the money back already, or never got it. */
async function late(tx: Tx, payment: PaymentRow, receipt: string | null): Promise<void> {
  if (payment.status !== 'failed') {
    const text = `The payment service reports that ${payment.reference} succeeded, which was never sent (${payment.status}).`;
    return raise(tx, { kind: 'never-sent', payment: payment.id, text });
  }
  if (payment.receipt) return; // told again
  if (payment.kind === 'topup') await bookLateTopup(tx, payment);
  else await bookLateSuccess(tx, payment);
  await change(tx, payment, { receipt: receipt ?? payment.reference });
  const text = `${payment.reference} failed, and then the payment service reported that it succeeded. Its amount is booked as unexplained.`;
  await raise(tx, { kind: 'late-success', payment: payment.id, text });
}

type Failed = Omit<Extract<Outcome, { state: 'failed' }>, 'state'>;

async function fail(tx: Tx, payment: PaymentRow, { reason, code, detail }: Failed): Promise<void> {
  if (payment.status === 'succeeded') {
    const text = `${payment.reference} had succeeded, and then the payment service reported: ${detail} (${code}).`;
    return raise(tx, { kind: 'failure-after-success', payment: payment.id, text });
  }
  if (!isOpen(payment)) return;
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
  if (payment.kind !== 'topup') await resolveWithdrawal(tx, payment, 'void');
  await tellPayroll(tx, payment);
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
