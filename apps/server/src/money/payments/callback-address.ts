import { createHash, createHmac } from 'node:crypto';
import type { Services } from '../../services.ts';

/** The path of callbacks. It must hold none of the words that Safaricom refuses. */
export const callbackPath = '/callbacks';

/** The token of a payment's callback address: not to be guessed, and derived anew each time. Hexadecimal. */
export const callbackToken = ({ secretFor }: Pick<Services, 'secretFor'>, payment: string): string =>
  createHmac('sha256', secretFor('payment callbacks')).update(payment).digest('hex');

/** The stored form of a token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The address that a rail is given for one payment. */
export const callbackUrl = (
  services: Pick<Services, 'secretFor' | 'publicUrl'>,
  rail: string,
  payment: string,
) => `${services.publicUrl}${callbackPath}/${rail}/${callbackToken(services, payment)}`;
