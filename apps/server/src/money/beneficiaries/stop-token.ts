import { createHmac } from 'node:crypto';
import { sameSecret } from '@kazi/payment-rails';
import * as z from 'zod';
import { everySecret } from '../../config/secret.ts';
import type { Services } from '../../services.ts';

const uuidCharacters = 36;

interface Which {
  tenant: string;
  beneficiary: string;
}

/** Every token that stops it, the one to give out first. */
const tokensFor = ({ secretFor }: Pick<Services, 'secretFor'>, { tenant, beneficiary }: Which) =>
  everySecret(secretFor, 'receiver stops').map(
    (secret) =>
      beneficiary + createHmac('sha256', secret).update(`${tenant} ${beneficiary}`).digest('base64url'),
  );

/** Allows to stop one receiver. It is of no use once that is removed. */
export const stopToken = (services: Pick<Services, 'secretFor'>, which: Which): string =>
  tokensFor(services, which)[0] ?? '';

/** The id of the receiver that a token stops. Undefined for one that is not genuine, or of another workspace. */
export function stoppedBy(
  services: Pick<Services, 'secretFor'>,
  { tenant, token }: { tenant: string; token: string },
): string | undefined {
  const beneficiary = z.uuid().safeParse(token.slice(0, uuidCharacters)).data;
  if (!beneficiary) return undefined;
  const genuine = tokensFor(services, { tenant, beneficiary });
  return genuine.some((one) => sameSecret(token, one)) ? beneficiary : undefined;
}
