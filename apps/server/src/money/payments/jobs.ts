import * as z from 'zod';
import { defineJob } from '../../jobs/job.ts';

const onePayment = z.object({ tenant: z.uuid(), payment: z.uuid() });

/** Sends a payment to its rail, once. */
export const sendPayment = defineJob('send-payment', onePayment);

/** Asks a payment's rail what became of it. */
export const askPayment = defineJob('ask-payment', onePayment);

/** Finds the payments that are due to be asked about. */
export const sweepPayments = defineJob('sweep-payments', z.object({}));
