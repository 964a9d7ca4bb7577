import { createHash, createHmac } from 'node:crypto';
import { everySecret } from '../../config/secret.ts';
import type { Services } from '../../services.ts';

/** The path of callbacks. It must hold none of the words that Safaricom refuses. */
export const callbackPath = '/callbacks';

/**
 * The token of a payment's callback address: not to be guessed, and derived anew each time, by the secret whose token has the
 * hash that was stored when the payment was made. Hexadecimal.
 */
export function callbackToken(
  { secretFor }: Pick<Services, 'secretFor'>,
  payment: string,
  stored?: string,
): string {
  const [newest, ...former] = everySecret(secretFor, 'payment callbacks');
  const tokenBy = (secret: string) => createHmac('sha256', secret).update(payment).digest('hex');
  return former.map(tokenBy).find((token) => hashOfToken(token) === stored) ?? tokenBy(newest);
}

/** The stored form of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

interface PaymentRef {
  tenant: string;
  payment: string;
  /** The stored hash of its token, where it was made before. */
  hash?: string;
}

/** Where a rail reports on one payment. The workspace is named so that the payment is looked up within it alone. */
export const callbackPathOf = (
  services: Pick<Services, 'secretFor'>,
  rail: string,
  { tenant, payment, hash }: PaymentRef,
): string => `${callbackPath}/${rail}/${tenant}/${callbackToken(services, payment, hash)}`;

/** The address that a rail is given for one payment. */
export const callbackUrl = (
  services: Pick<Services, 'secretFor' | 'publicUrl'>,
  rail: string,
  which: PaymentRef,
): string => `${services.publicUrl}${callbackPathOf(services, rail, which)}`;
