import { constants, type KeyObject, privateDecrypt } from 'node:crypto';
import * as z from 'zod';
import type { DarajaConfig } from '../config.ts';

const phone = z.string().regex(/^254[17]\d{8}$/);
const url = z.url().refine((text) => !/mpesa|safaricom|sql|query|cmd|exe/i.test(text));
const text = (min: number, max: number) => z.string().min(min).max(max);
const amount = (min: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .refine((written) => Number(written) >= min && Number(written) <= 250_000);

/** The form of a prompt. */
export const prompt = z.strictObject({
  BusinessShortCode: z.string(),
  Password: z.string(),
  Timestamp: z.string().regex(/^\d{14}$/),
  TransactionType: z.literal('CustomerPayBillOnline'),
  Amount: amount(1),
  PartyA: phone,
  PartyB: z.string(),
  PhoneNumber: phone,
  CallBackURL: url,
  AccountReference: text(1, 12),
  TransactionDesc: text(1, 13),
});

/** The form of a question about a prompt. */
export const promptQuery = z.strictObject({
  BusinessShortCode: z.string(),
  Password: z.string(),
  Timestamp: z.string().regex(/^\d{14}$/),
  CheckoutRequestID: z.string(),
});

/** The form of a payout. */
export const payout = z.strictObject({
  OriginatorConversationID: text(1, 50),
  InitiatorName: z.string(),
  SecurityCredential: z.string(),
  CommandID: z.enum(['BusinessPayment', 'SalaryPayment', 'PromotionPayment']),
  Amount: amount(10),
  PartyA: z.string(),
  PartyB: phone,
  Remarks: text(2, 100),
  QueueTimeOutURL: url,
  ResultURL: url,
  Occassion: text(1, 100),
});

/** The form of a question about a payout. */
export const payoutQuery = z.strictObject({
  Initiator: z.string(),
  SecurityCredential: z.string(),
  CommandID: z.literal('TransactionStatusQuery'),
  OriginalConversationID: text(1, 50),
  PartyA: z.string(),
  IdentifierType: z.literal('4'),
  ResultURL: url,
  QueueTimeOutURL: url,
  Remarks: text(1, 100),
  Occasion: text(1, 100),
});

/** Whether a prompt's password is that of its shortcode at its time. */
export function isPassword(
  body: { Password: string; Timestamp: string },
  config: Omit<DarajaConfig, 'host'>,
): boolean {
  const expected = config.shortcode + config.passkey + body.Timestamp;
  return Buffer.from(body.Password, 'base64').toString() === expected;
}

/** Decrypts a security credential and takes its PKCS#1 v1.5 padding off by hand, since Node no longer does. */
export function decrypted(credential: string, privateKey: KeyObject): string | undefined {
  const padding = constants.RSA_NO_PADDING;
  const block = privateDecrypt({ key: privateKey, padding }, Buffer.from(credential, 'base64'));
  const end = block.indexOf(0, 2);
  return block[0] === 0 && block[1] === 2 && end >= 10 ? block.subarray(end + 1).toString() : undefined;
}
