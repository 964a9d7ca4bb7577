import { createHash, createHmac } from 'node:crypto';
import type { Services } from '../../services.ts';

/** The path of callbacks. It must hold none of the words that Safaricom refuses. */
export const callbackPath = '/callbacks';

/** The token of a payment's callback address: not to be guessed, and derived anew each time. Hexadecimal. */
export const callbackToken = ({ secretFor }: Pick<Services, 'secretFor'>, payment: string): string =>
  createHmac('sha256', secretFor('payment callbacks')).update(payment).digest('hex');

/** The stored form of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

interface PaymentRef {
  tenant: string;
  payment: string;
}

/** Where a rail reports on one payment. The workspace is named so that the payment is looked up within it alone. */
export const callbackPathOf = (
  services: Pick<Services, 'secretFor'>,
  rail: string,
  { tenant, payment }: PaymentRef,
): string => `${callbackPath}/${rail}/${tenant}/${callbackToken(services, payment)}`;

/** The address that a rail is given for one payment. */
export const callbackUrl = (
  services: Pick<Services, 'secretFor' | 'publicUrl'>,
  rail: string,
  which: PaymentRef,
): string => `${services.publicUrl}${callbackPathOf(services, rail, which)}`;
