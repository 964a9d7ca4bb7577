import type { Tx } from '../../database/tenancy.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { badInput } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { isPushService, vapidKeys } from './service.ts';

const calls = authed.activity.push;

const deviceOf = (tx: Pick<Tx, 'selectFrom'>, { tenant, viewer }: AuthedContext) =>
  tx
    .selectFrom('push_devices')
    .select('shows_amounts')
    .where('tenant_id', '=', tenant)
    .where('session_id', '=', viewer.session.id)
    .executeTakeFirst();

async function statusOf(tx: Pick<Tx, 'selectFrom'>, context: AuthedContext) {
  const device = await deviceOf(tx, context);
  const [{ publicKey: key }] = vapidKeys(context.services);
  return { key, isOn: device !== undefined, showsAmounts: device?.shows_amounts ?? false };
}

export const push = {
  get: calls.get.handler(({ context }) => context.readShown((db) => statusOf(db, context))),

  subscribe: calls.subscribe.handler(({ input, context }) => {
    const { viewer, services, tenant } = context;
    const { endpoint, p256dh, auth, showsAmounts } = input;
    if (!isPushService(endpoint, services)) throw badInput({ endpoint: 'push-service' });
    const [{ publicKey }] = vapidKeys(services);
    return context.write(async (tx) => {
      // A browser has one subscription, whoever is logged in.
      await tx
        .deleteFrom('push_devices')
        .where('tenant_id', '=', tenant)
        .where((is) => is.or([is('endpoint', '=', endpoint), is('session_id', '=', viewer.session.id)]))
        .execute();
      await tx
        .insertInto('push_devices')
        .values({
          tenant_id: tenant,
          session_id: viewer.session.id,
          user_id: viewer.user.id,
          endpoint,
          p256dh,
          auth,
          vapid_key: publicKey,
          shows_amounts: showsAmounts,
        })
        .execute();
      return statusOf(tx, context);
    });
  }),

  unsubscribe: calls.unsubscribe.handler(({ context: { write, viewer, tenant, language } }) =>
    write(async (tx) => {
      await tx
        .deleteFrom('push_devices')
        .where('tenant_id', '=', tenant)
        .where('session_id', '=', viewer.session.id)
        .execute();
      return { message: doneText(language, 'push-ended') };
    }),
  ),
};
