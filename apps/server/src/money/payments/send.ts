import type { Outcome } from '@kazi/payment-rails';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/tenancy.ts';
import { handle, inLane, type JobHandler } from '../../jobs/job.ts';
import type { Services } from '../../services.ts';
import { callbackUrl } from './callback-address.ts';
import { applyOutcome, applySubmission, change, isOpen } from './decide.ts';
import {
  askPayment,
  enqueueAsking,
  enqueueAskingIn,
  enqueueSending,
  sendPayment,
  sweepPayments,
} from './jobs.ts';
import { recordStatus } from './record-status.ts';
import { lockPayment, type PaymentRow } from './rows.ts';

const firstAskMs = 30_000;

interface PaymentRef {
  tenant: string;
  payment: string;
}

/** Marks a payment as sent. Undefined if it was sent before: then it is asked about and never sent again. */
async function claim(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const payment = await lockPayment(tx, id);
  if (payment?.status !== 'created') return undefined;
  await change(tx, payment, { status: 'submitted', submitted_at: sql<Date>`now()` });
  await recordStatus(tx, { ...payment, status: 'submitted' });
  // The rail is asked even after a crash from here on.
  await enqueueAskingIn(tx, id, firstAskMs);
  return payment;
}

/** Marks a payment as asked about. Undefined if it is decided, or was never sent. */
async function claimAsking(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const payment = await lockPayment(tx, id);
  if (!payment || !isOpen(payment)) return undefined;
  await change(tx, payment, { asked_at: sql<Date>`now()` });
  return payment;
}

/** Applies a rail's answer to the payment's current row. */
async function decideOn(
  { database }: Services,
  { tenant, payment: id }: PaymentRef,
  apply: (tx: Tx, payment: PaymentRow) => Promise<void>,
): Promise<void> {
  await database.write(tenant, null, async (tx) => {
    const payment = await lockPayment(tx, id);
    if (payment) await apply(tx, payment);
  });
}

/** Sends a payment. It is marked as sent first, so that a crash in between leads to a question, not a second sending. */
export async function send({ tenant, payment: id }: PaymentRef, services: Services): Promise<void> {
  const payment = await services.database.write(tenant, null, (tx) => claim(tx, id));
  if (!payment) return;
  const rail = services.rails.byName(payment.rail);
  const submission = rail
    ? await rail.send({
        ...payment,
        currency: 'KES',
        callbackUrl: callbackUrl(services, payment.rail, {
          tenant,
          payment: id,
          hash: payment.callback_hash,
        }),
      })
    : ({
        state: 'refused',
        code: 'no-rail',
        reason: 'rejected',
        detail: 'The rail is not configured',
      } as const);
  await decideOn(services, { tenant, payment: id }, (tx, now) => applySubmission(tx, now, submission));
}

/** Asks a rail what became of a payment. It is marked as asked about first: a rail that hangs is not asked again meanwhile. */
export async function ask({ tenant, payment: id }: PaymentRef, services: Services): Promise<void> {
  const payment = await services.database.write(tenant, null, (tx) => claimAsking(tx, id));
  const rail = payment && services.rails.byName(payment.rail);
  if (!rail) return;
  const answer = await rail.ask({
    reference: payment.reference,
    operation: payment.operation,
    amount: payment.amount,
    railReference: payment.rail_reference,
    callbackUrl: callbackUrl(services, payment.rail, { tenant, payment: id, hash: payment.callback_hash }),
  });
  const outcome = answer.state === 'not-found' ? await lost({ tenant, payment: id }, services) : answer;
  await decideOn(services, { tenant, payment: id }, (tx, now) => applyOutcome(tx, now, outcome));
}

/**
 * A rail that never saw a payment is asked again for some time before it is believed: the order may be on its way. The
 * database's clock decides, as it dated the sending.
 */
async function lost({ tenant, payment }: PaymentRef, { config, database }: Services): Promise<Outcome> {
  const sent = await database.read(tenant, (db) =>
    db
      .selectFrom('payments')
      .select(sql<number>`extract(epoch from now() - submitted_at) * 1000`.as('agoMs'))
      .where('tenant_id', '=', tenant)
      .where('id', '=', payment)
      .executeTakeFirstOrThrow(),
  );
  return sent.agoMs > config.paymentLostAfterMs
    ? { state: 'failed', code: 'not-found', reason: 'other', detail: 'The rail never received it' }
    : { state: 'not-found' };
}

const batchSize = 1000;

const since = sql`coalesce(submitted_at, created_at)`;
/** A payment is asked about half a minute after it was sent, then less and less often. */
const isDue = sql<boolean>`now() - coalesce(asked_at, ${since}) >
  greatest(interval '30 seconds', least((now() - ${since}) / 4, interval '1 hour'))`;

/** Payments without an outcome that are due, those that wait longest first; what was sent goes before what was not. */
const dueIn = (db: Db, tenant: string) =>
  db
    .selectFrom('payments')
    .select(['id', 'status'])
    .where('tenant_id', '=', tenant)
    .where('status', 'in', ['created', 'submitted', 'unknown'])
    .where(isDue)
    .orderBy(sql`status = 'created'`)
    .orderBy(sql`coalesce(asked_at, ${since})`)
    .limit(batchSize)
    .execute();

/**
 * Has every payment without an outcome asked about, and those sent that still wait to be: their job was lost with a
 * server.
 */
export async function sweep({ database }: Services): Promise<void> {
  const tenants = await database.shared((db) => db.selectFrom('tenants').select('id').execute());
  for (const { id: tenant } of tenants) {
    const due = await database.read(tenant, (db) => dueIn(db, tenant));
    if (due.length === 0) continue;
    const those = (isUnsent: boolean) =>
      due.filter(({ status }) => (status === 'created') === isUnsent).map(({ id }) => id);
    await database.write(tenant, null, async (tx) => {
      await enqueueSending(tx, those(true));
      await enqueueAsking(tx, those(false));
    });
  }
}

/** What runs the jobs of payments. A payment service that hangs holds up payments alone. */
export const paymentHandlers: JobHandler[] = [
  inLane('sending', handle(sendPayment, send)),
  inLane('asking', handle(askPayment, ask)),
  { ...handle(sweepPayments, (_none, services) => sweep(services)), schedule: '* * * * *' },
];
