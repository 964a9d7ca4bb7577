import type { NoticeWay } from '@kazi/contract/identity';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Db, Tx } from '../../database/tenancy.ts';
import { open } from '../../http/procedures.ts';
import { changePreferences, preferencesAmong } from '../../identity/index.ts';
import { found } from '../../refuse.ts';
import type { Services } from '../../services.ts';
import { readUnsubscribeToken, type Subscription } from './unsubscribe-token.ts';

/** Ends mails to a reader, whose bell goes on telling of everything, or has them sent again. */
function subscribe(tx: Tx, { user, mails }: Subscription, subscribed: boolean): Promise<void> {
  const way: NoticeWay = subscribed ? 'at-once' : 'bell';
  const kinds = mails.filter((name) => name !== 'digest');
  return changePreferences(tx, user, {
    ...(kinds.length > 0 && { notices: Object.fromEntries(kinds.map((kind) => [kind, way])) }),
    ...(mails.includes('digest') && { digest: subscribed ? 'daily' : 'never' }),
  });
}

const calls = open.activity.unsubscriptions;

/** Throws 404 for a token that is not genuine, or of another workspace. */
function subscriptionFor(services: Services, tenant: string, token: string): Subscription {
  const subscription = readUnsubscribeToken(services, token);
  return found(subscription?.tenant === tenant ? subscription : undefined, 'user');
}

async function present(db: Db, { tenant, user, mails }: Subscription) {
  const { notices, digest } = (await preferencesAmong(db, tenant, [user]))(user);
  const kinds = mails.filter((name) => name !== 'digest');
  const isMailed = (way: NoticeWay) => way === 'at-once' || way === 'digest';
  const isDigest = mails.includes('digest');
  return {
    kinds,
    digest: isDigest,
    subscribed: kinds.some((kind) => isMailed(notices[kind])) || (isDigest && digest !== 'never'),
  };
}

export const unsubscriptions = {
  open: calls.open.handler(({ input, context: { services, tenant, readShown } }) =>
    readShown((db) => present(db, subscriptionFor(services, tenant, input.token))),
  ),

  create: calls.create.handler(({ input, context: { services, tenant, write } }) =>
    write(async (tx) => {
      const subscription = subscriptionFor(services, tenant, input.token);
      await subscribe(tx, subscription, false);
      return present(tx, subscription);
    }),
  ),

  delete: calls.delete.handler(({ input, context: { services, tenant, write } }) =>
    write(async (tx) => {
      const subscription = subscriptionFor(services, tenant, input.token);
      await subscribe(tx, subscription, true);
      return present(tx, subscription);
    }),
  ),
};

/** The address of a mail's List-Unsubscribe, which mail programs post to by themselves; whoever opens it gets the application's page. */
export function mountUnsubscribe(app: FastifyInstance, services: Services): void {
  app.post('/unsubscribe/:token', async ({ params, ip, id }, reply) => {
    const named = z.object({ token: z.string().max(1000) }).safeParse(params).data;
    const subscription = named && readUnsubscribeToken(services, named.token);
    if (!subscription) return reply.code(404).send({ message: 'There is nothing here.' });
    const origin = { ip, requestId: id };
    await services.database.write(
      subscription.tenant,
      null,
      (tx) => subscribe(tx, subscription, false),
      origin,
    );
    return reply.code(200).send({ message: 'Unsubscribed.' });
  });
}
