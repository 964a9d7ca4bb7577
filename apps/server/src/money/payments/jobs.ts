import * as z from 'zod';
import type { Tx } from '../../database/tenancy.ts';
import { defineJob, enqueue, enqueueAll, type Job } from '../../jobs/job.ts';

const onePayment = z.object({ tenant: z.uuid(), payment: z.uuid() });
type OnePayment = z.infer<typeof onePayment>;

/** Sends a payment to its rail, once. */
export const sendPayment = defineJob('send-payment', onePayment);

/** Asks a payment's rail what became of it. */
export const askPayment = defineJob('ask-payment', onePayment);

/** Tells payroll that a salary arrived, or failed: payroll supplies what runs it. */
export const salaryDecided = defineJob('salary-decided', onePayment);

/** Finds the payments that are due to be asked about. */
export const sweepPayments = defineJob('sweep-payments', z.object({}));

/** A payment waits once in the queue for each of them, however often it is put there. */
const keyFor =
  ({ name }: Job<OnePayment>) =>
  ({ payment }: OnePayment) =>
    `${name}:${payment}`;

const eachOf = (tx: Tx, payments: readonly string[]): OnePayment[] =>
  payments.map((payment) => ({ tenant: tx.tenant, payment }));

/** Has payments sent once the transaction is committed. */
export const enqueueSending = (tx: Tx, payments: readonly string[]): Promise<void> =>
  enqueueAll(tx, sendPayment, eachOf(tx, payments), { keyOf: keyFor(sendPayment) });

/** Has the rails asked about payments, each in its turn. */
export const enqueueAsking = (tx: Tx, payments: readonly string[]): Promise<void> =>
  enqueueAll(tx, askPayment, eachOf(tx, payments), { keyOf: keyFor(askPayment) });

/** Has a rail asked about a payment once so many milliseconds have passed, instead of when it was to be asked. */
export function enqueueAskingIn(tx: Tx, payment: string, inMs: number): Promise<void> {
  const payload = { tenant: tx.tenant, payment };
  return enqueue(tx, askPayment, payload, { inMs, key: keyFor(askPayment)(payload) });
}
