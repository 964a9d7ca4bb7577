import * as z from 'zod';
import { defineJob } from '../../jobs/job.ts';

const onePayment = z.object({ tenant: z.uuid(), payment: z.uuid() });

/** Sends a payment to its rail, once. */
export const sendPayment = defineJob('send-payment', onePayment);

/** Asks a payment's rail what became of it. */
export const askPayment = defineJob('ask-payment', onePayment);

/** Tells payroll that a salary arrived, or failed: payroll supplies what runs it. */
export const salaryDecided = defineJob('salary-decided', onePayment);

/** Finds the payments that are due to be asked about. */
export const sweepPayments = defineJob('sweep-payments', z.object({}));
