import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { conflict, forbidden, notFound } from '../../http/errors.ts';
import { enqueue } from '../../jobs/job.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { change } from './decide.ts';
import { sendPayment } from './jobs.ts';
import { maySee } from './policy.ts';
import { recordStatus } from './record-status.ts';
import { lockPayment, type PaymentRow } from './rows.ts';
import { resolveWithdrawal } from './transfers.ts';

/** A payment that waits for a second person; locked. Throws 404, 403, or 409 where it no longer waits. */
async function waiting(tx: Tx, viewer: Viewer, id: string): Promise<PaymentRow> {
  const payment = await lockPayment(tx, id);
  if (!payment || !maySee(viewer, payment)) throw notFound('payment');
  if (payment.status !== 'awaiting-approval')
    throw conflict(`This payment no longer waits for an approval: it is ${payment.status}.`);
  return payment;
}

async function forApprover(tx: Tx, viewer: Viewer, id: string, verb: string): Promise<PaymentRow> {
  const payment = await waiting(tx, viewer, id);
  if (payment.user_id === viewer.user.id) throw forbidden(`${verb} a withdrawal of your own`);
  if (!viewer.ability.can('approve', 'Payment')) throw forbidden(`${verb} withdrawals`);
  return payment;
}

const decidedBy = (viewer: Viewer, reason: string | null) => ({
  approver_id: viewer.user.id,
  approved_at: sql<Date>`now()`,
  approval_reason: reason,
});

/** Lets a withdrawal go. */
export async function approve(tx: Tx, viewer: Viewer, id: string): Promise<void> {
  const payment = await forApprover(tx, viewer, id, 'approve');
  await change(tx, payment, { status: 'created', ...decidedBy(viewer, null) });
  await recordStatus(tx, { ...payment, status: 'created' });
  await enqueue(tx, sendPayment, { tenant: tx.tenant, payment: id });
}

/** Gives a withdrawal's money back to the wallet, and says why. */
export async function refuse(tx: Tx, viewer: Viewer, id: string, reason: string): Promise<void> {
  const payment = await forApprover(tx, viewer, id, 'refuse');
  await resolveWithdrawal(tx, payment, 'void');
  await change(tx, payment, {
    status: 'refused',
    settled_at: sql<Date>`now()`,
    ...decidedBy(viewer, reason),
  });
  await recordStatus(tx, { ...payment, status: 'refused', note: reason });
}

/** Takes a withdrawal back, by who asked for it. */
export async function cancel(tx: Tx, viewer: Viewer, id: string): Promise<void> {
  const payment = await waiting(tx, viewer, id);
  if (payment.user_id !== viewer.user.id) throw forbidden('take back a withdrawal of somebody else');
  await resolveWithdrawal(tx, payment, 'void');
  await change(tx, payment, { status: 'cancelled', settled_at: sql<Date>`now()` });
  await recordStatus(tx, { ...payment, status: 'cancelled' });
}
