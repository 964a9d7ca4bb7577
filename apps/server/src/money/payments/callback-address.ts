import { createHash, createHmac } from 'node:crypto';
import type { Services } from '../../services.ts';

/** Where rails report. Words of it must not be those that Safaricom refuses. */
export const callbackPath = '/callbacks';

/** The token of a payment's callback address: it cannot be guessed, and we can make it again. Hexadecimal. */
export const callbackToken = ({ secretFor }: Pick<Services, 'secretFor'>, payment: string): string =>
  createHmac('sha256', secretFor('payment callbacks')).update(payment).digest('hex');

/** What is kept of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

interface Which {
  tenant: string;
  payment: string;
}

/** Where a rail reports on one payment. The workspace is named so that the payment is looked up within it alone. */
export const callbackPathOf = (
  services: Pick<Services, 'secretFor'>,
  rail: string,
  { tenant, payment }: Which,
): string => `${callbackPath}/${rail}/${tenant}/${callbackToken(services, payment)}`;

/** The address that a rail is given for one payment. */
export const callbackUrl = (
  services: Pick<Services, 'secretFor' | 'publicUrl'>,
  rail: string,
  which: Which,
): string => `${services.publicUrl}${callbackPathOf(services, rail, which)}`;
