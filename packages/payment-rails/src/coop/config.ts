import * as z from 'zod';
import { given, host } from '../config.ts';

/** Credentials of Co-op Connect, by the names of their environment variables. */
export const coopConfig = z
  .object({
    COOP_HOST: host('https://openapi-sandbox.co-opbank.co.ke'),
    COOP_KEY: given,
    COOP_SECRET: given,
    /** The bank's name for the caller. */
    COOP_USER_ID: given,
    /** The account money leaves from. */
    COOP_ACCOUNT: given,
  })
  .transform((env) => ({
    host: env.COOP_HOST,
    key: env.COOP_KEY,
    secret: env.COOP_SECRET,
    userId: env.COOP_USER_ID,
    account: env.COOP_ACCOUNT,
  }));
export type CoopConfig = z.output<typeof coopConfig>;
