import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { isActive, standingOf } from '../../identity/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { refuse } from '../../refuse.ts';
import { change } from './decide.ts';
import { enqueueSending } from './jobs.ts';
import { approveRefusal, mayDecide, maySee } from './policy.ts';
import { recordStatus } from './record-status.ts';
import { lockPayment, type PaymentRow } from './rows.ts';
import { takeBack } from './take-back.ts';
import { resolveWithdrawal } from './transfers.ts';

/** A payment that waits for approval, locked. Throws 404, or 409 if it no longer waits. */
async function waiting(tx: Tx, viewer: Viewer, id: string): Promise<PaymentRow> {
  const payment = await lockPayment(tx, id);
  if (!payment || !maySee(viewer, payment)) throw refuse('not-found', { noun: 'payment' });
  if (payment.status !== 'awaiting-approval') throw refuse('payment-decided');
  return payment;
}

/** A payment that waits, locked, for somebody who may decide and did not ask for it. Throws 403 for others. */
async function forApprover(
  tx: Tx,
  viewer: Viewer,
  id: string,
  verb: 'approve' | 'refuse',
): Promise<PaymentRow> {
  const payment = await waiting(tx, viewer, id);
  if (payment.user_id === viewer.user.id) throw refuse('may-not', { what: `${verb}-own-withdrawal` });
  if (!mayDecide(viewer)) throw refuse('may-not', { what: `${verb}-withdrawals` });
  return payment;
}

const decidedBy = (viewer: Viewer, reason: string | null) => ({
  approver_id: viewer.user.id,
  approved_at: sql<Date>`now()`,
  approval_reason: reason,
});

/** Throws 403 where the viewer does not count as the second person for this withdrawal. */
async function refuseAlone(tx: Tx, viewer: Viewer, payment: PaymentRow): Promise<void> {
  const standing = await standingOf(tx, { tenant: tx.tenant, user: viewer.user.id });
  const refusal = approveRefusal(viewer, payment, standing);
  if (refusal === 'let-in') throw refuse('may-not', { what: 'approve-for-inviter' });
  if (refusal === 'new') throw refuse('may-not', { what: 'act-on-new-right' });
}

/** Approves a withdrawal, which is then sent. */
export async function approve(tx: Tx, viewer: Viewer, id: string): Promise<void> {
  const payment = await forApprover(tx, viewer, id, 'approve');
  await refuseAlone(tx, viewer, payment);
  if (!(await isActive(tx, payment.user_id))) throw refuse('withdrawer-not-active');
  await change(tx, payment, { status: 'created', ...decidedBy(viewer, null) });
  await recordStatus(tx, { ...payment, status: 'created' });
  await enqueueSending(tx, [id]);
}

/** Refuses a withdrawal and releases its hold. */
export async function refusePayment(tx: Tx, viewer: Viewer, id: string, reason: string): Promise<void> {
  const payment = await forApprover(tx, viewer, id, 'refuse');
  await resolveWithdrawal(tx, payment, 'void');
  await change(tx, payment, {
    status: 'refused',
    settled_at: sql<Date>`now()`,
    ...decidedBy(viewer, reason),
  });
  await recordStatus(tx, { ...payment, status: 'refused', note: reason });
}

/** Cancels a withdrawal by its owner and releases its hold. */
export async function cancel(tx: Tx, viewer: Viewer, id: string): Promise<void> {
  const payment = await waiting(tx, viewer, id);
  if (payment.user_id !== viewer.user.id) throw refuse('may-not', { what: 'cancel-withdrawal-of-another' });
  await takeBack(tx, payment);
}
