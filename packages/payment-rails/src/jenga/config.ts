import { createPrivateKey } from 'node:crypto';
import * as z from 'zod';
import { given, host, pem } from '../config.ts';

/** Credentials of Jenga, by the names of their environment variables. */
export const jengaConfig = z
  .object({
    JENGA_HOST: host('https://uat.finserve.africa'),
    JENGA_API_KEY: given,
    JENGA_MERCHANT: given,
    JENGA_SECRET: given,
    /** Signs our requests; its public key is uploaded to JengaHQ. */
    JENGA_PRIVATE_KEY: pem(createPrivateKey),
    /** The account money leaves from, and its holder's name. */
    JENGA_ACCOUNT: given,
    JENGA_ACCOUNT_NAME: given,
  })
  .transform((env) => ({
    host: env.JENGA_HOST,
    apiKey: env.JENGA_API_KEY,
    merchant: env.JENGA_MERCHANT,
    secret: env.JENGA_SECRET,
    privateKey: env.JENGA_PRIVATE_KEY,
    account: env.JENGA_ACCOUNT,
    accountName: env.JENGA_ACCOUNT_NAME,
  }));
export type JengaConfig = z.output<typeof jengaConfig>;
