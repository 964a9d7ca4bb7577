import * as z from 'zod';
import { amount, code } from '../http/fields.ts';

const text = z.string().nullish();

const destination = z.object({
  ReferenceNumber: z.string(),
  AccountNumber: z.coerce.string().nullish(),
  MobileNumber: z.coerce.string().nullish(),
  PhoneNumber: z.coerce.string().nullish(),
  Amount: amount,
  TransactionID: text,
  ResponseCode: code.nullish(),
  ResponseDescription: text,
});
export type Destination = z.output<typeof destination>;

/** What the bank answers, asks and calls back with: one form for all. */
export const envelope = z.object({
  MessageReference: z.string(),
  MessageCode: code,
  MessageDescription: text,
  Source: z.object({ Amount: amount, ResponseCode: code.nullish() }).nullish(),
  Destinations: z.array(destination).nullish(),
});
export type Envelope = z.output<typeof envelope>;

const fault = z.object({ code, message: text, description: text });

/** An answer of the gateway before the bank, which knows nothing of messages. */
export const gatewayFault = z.union([z.object({ fault }).transform((body) => body.fault), fault]);
