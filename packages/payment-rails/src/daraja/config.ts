import { createPublicKey } from 'node:crypto';
import * as z from 'zod';
import { given, host, pem } from '../config.ts';

const shortcode = given.pipe(
  z.string().regex(/^\d{5,7}$/, { error: 'must be a shortcode of 5 to 7 digits' }),
);

/** Credentials of Safaricom's Daraja, by the names of their environment variables. */
export const darajaConfig = z
  .object({
    DARAJA_HOST: host('https://sandbox.safaricom.co.ke'),
    DARAJA_KEY: given,
    DARAJA_SECRET: given,
    /** The paybill that top-ups go to. */
    DARAJA_SHORTCODE: shortcode,
    DARAJA_PASSKEY: given,
    /** The shortcode that payouts leave from. */
    DARAJA_B2C_SHORTCODE: shortcode,
    DARAJA_INITIATOR: given,
    DARAJA_INITIATOR_PASSWORD: given,
    /** Safaricom's certificate, which differs between its sandbox and live. */
    DARAJA_CERTIFICATE: pem(createPublicKey),
    /** `BusinessPayment` unless said. */
    DARAJA_COMMAND: z
      .enum(['BusinessPayment', 'SalaryPayment', 'PromotionPayment'])
      .default('BusinessPayment'),
  })
  .transform((env) => ({
    host: env.DARAJA_HOST,
    key: env.DARAJA_KEY,
    secret: env.DARAJA_SECRET,
    shortcode: env.DARAJA_SHORTCODE,
    passkey: env.DARAJA_PASSKEY,
    payoutShortcode: env.DARAJA_B2C_SHORTCODE,
    initiator: env.DARAJA_INITIATOR,
    initiatorPassword: env.DARAJA_INITIATOR_PASSWORD,
    certificate: env.DARAJA_CERTIFICATE,
    command: env.DARAJA_COMMAND,
  }));
export type DarajaConfig = z.output<typeof darajaConfig>;
