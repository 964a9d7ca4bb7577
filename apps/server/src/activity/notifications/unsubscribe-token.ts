import { createHmac } from 'node:crypto';
import { type NoticeKind, noticeKinds } from '@kazi/contract/identity';
import { sameSecret } from '@kazi/payment-rails';
import * as z from 'zod';
import { everySecret } from '../../config/secret.ts';
import type { Services } from '../../services.ts';

/** Mails that a reader can end: those of kinds of notices, and digests. */
export interface Subscription {
  tenant: string;
  user: string;
  mails: readonly (NoticeKind | 'digest')[];
}

const between = '.';

const parts = z.tuple([z.uuid(), z.uuid(), z.array(z.enum([...noticeKinds, 'digest'])).min(1)]);

type Secrets = Pick<Services, 'secretFor'>;

function tokensFor({ secretFor }: Secrets, { tenant, user, mails }: Subscription): string[] {
  const signed = [tenant, user, mails.join('~')].join(between);
  const sign = (secret: string) => createHmac('sha256', secret).update(signed).digest('base64url');
  return everySecret(secretFor, 'unsubscriptions').map((secret) => `${signed}${between}${sign(secret)}`);
}

/** Allows to end these mails to one person, and to have them again. */
export const unsubscribeToken = (services: Secrets, subscription: Subscription): string =>
  tokensFor(services, subscription)[0] ?? '';

/** What a token is about; undefined for one that is not genuine. */
export function readUnsubscribeToken(services: Secrets, token: string): Subscription | undefined {
  const [of, whom, names = ''] = token.split(between);
  const read = parts.safeParse([of, whom, names.split('~')]).data;
  if (!read) return undefined;
  const [tenant, user, mails] = read;
  const subscription = { tenant, user, mails };
  return tokensFor(services, subscription).some((one) => sameSecret(token, one)) ? subscription : undefined;
}
