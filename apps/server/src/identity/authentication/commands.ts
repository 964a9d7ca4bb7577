import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import type { Services } from '../../services.ts';
import { noteDevice } from '../devices/devices.ts';
import { newDevice } from '../mails.ts';
import { devicePartsOf } from '../sessions/device.ts';
import { newToken } from '../token.ts';

interface Start {
  login: string;
  user: string;
  email: string;
  ip: string;
  userAgent: string | undefined;
  /** The token that the device keeps, if it has one from an earlier login. */
  device: string | undefined;
  /** What has shown who they are, where it is no password. */
  by?: string | undefined;
  /** The OpenID provider vouches for a second factor. */
  factorAtProvider?: boolean | undefined;
  /** The device is asked for no second factor for a while. */
  remember?: boolean | undefined;
  /** When they have proved who they are, if that was not now. */
  provedAt?: Date | undefined;
}

/** Opens a session of a user who has shown who they are. A device that is new to them is told to them by mail. */
export async function logIn(
  tx: Tx,
  { logins, publicUrl }: Pick<Services, 'logins' | 'publicUrl'>,
  { user, email, by, device = newToken(), remember = false, factorAtProvider, provedAt, ...start }: Start,
) {
  const session = await logins.openSession(tx, start);
  if (factorAtProvider || provedAt)
    await tx
      .updateTable('login_sessions')
      .set({
        ...(factorAtProvider && { factor_at_provider: true }),
        ...(provedAt && { confirmed_at: provedAt }),
      })
      .where('tenant_id', '=', tx.tenant)
      .where('id', '=', session.id)
      .execute();
  const isNew = await noteDevice(tx, { ...start, token: device, trust: remember });
  const securityPage = `${publicUrl}/account/security`;
  if (isNew)
    await newDevice(tx, email, {
      device: devicePartsOf(start.userAgent ?? null),
      ip: start.ip,
      securityPage,
    });
  const { seenAt } = await tx
    .updateTable('users')
    .set({ last_seen_at: sql`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', user)
    .returning('last_seen_at as seenAt')
    .executeTakeFirstOrThrow();
  const detail = by ? { by } : {};
  await record(tx, { subject: 'user', subjectId: user, verb: 'logged-in', parties: [user], detail });
  return { ...session, device, seenAt };
}
