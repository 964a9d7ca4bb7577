import { type CoopServer, coopServer } from '@kazi/payment-rails/coop/testing';
import { type RailConfig, readRails } from '../src/config/rails.ts';

const credentials = {
  COOP_KEY: 'consumer-key-of-test',
  COOP_SECRET: 'consumer-secret-of-test',
  COOP_USER_ID: 'KAZITEST',
  COOP_ACCOUNT: '36001873000000',
};

/** A bank of this run that speaks the protocol of its rail. */
export const startBank = (): Promise<CoopServer> =>
  coopServer({
    key: credentials.COOP_KEY,
    secret: credentials.COOP_SECRET,
    userId: credentials.COOP_USER_ID,
    account: credentials.COOP_ACCOUNT,
  });

/** Rails that pay by that bank at an address first, and by the sandbox what it does not carry. */
export const railsBy = (address: string): readonly RailConfig[] =>
  readRails(['coop', 'sandbox'], { ...credentials, COOP_HOST: address }).rails;
