import { abilityOf } from '@kazi/contract/abilities';
import type { LoginAnswer, User } from '@kazi/contract/identity';
import type { Tx } from '../../database/tenancy.ts';
import type { OpenContext } from '../../http/procedures.ts';
import { refuse } from '../../refuse.ts';
import { presentUser } from '../users/present.ts';
import { type UserRow, userById } from '../users/queries.ts';
import { logIn } from './commands.ts';

/** Before all that counts as recent: the login proves too little for what weighs much, which then asks again. */
export const provedNothing = new Date(0);

interface Finish {
  /** The token that the device keeps, if it has one from an earlier login. */
  device: string | undefined;
  /** Ask the device for no second factor for a while. */
  remember?: boolean;
  /** What has shown who they are, where it is no password. */
  by?: string;
  /** The OpenID provider vouches for a second factor. */
  factorAtProvider?: boolean;
  /** When they have proved who they are, if that was not now: what weighs much asks again once that is long ago. */
  provedAt?: Date | undefined;
  /** What is still to be proven, in the transaction that opens the session. */
  prove?: (tx: Tx, row: UserRow) => Promise<void>;
}

/**
 * Opens a session of a user who has shown who they are, and gives what a client keeps of it. Throws 403 for a user who is
 * suspended, has not confirmed their address, or is not let in yet.
 */
export async function finishLogin(
  context: OpenContext,
  user: string,
  { prove, ...start }: Finish,
): Promise<LoginAnswer> {
  const { services, tenant, ip, userAgent, requestId, facts } = context;
  facts.user = user;
  const { session, row } = await services.database.write(
    tenant,
    user,
    async (tx) => {
      const row = await userById(tx, { tenant, id: user });
      if (!row) throw refuse('logged-out');
      await prove?.(tx, row);
      refuseUnlessActive(row);
      const { login_id: login, email } = row;
      const session = await logIn(tx, services, { login, user, email, ip, userAgent, ...start });
      return { session, row: { ...row, last_seen_at: session.seenAt } };
    },
    { ip, requestId },
  );
  const addresses = services.fileSigner.addressesFor(session.id);
  return {
    token: session.token,
    expiresAt: session.expiresAt.toISOString(),
    device: session.device,
    draftKey: draftKey(context, user),
    user: presentUser(row, { user: row, ability: abilityOf(row.rules) }, addresses),
    ability: row.rules,
  };
}

/** The key of a user's drafts: derived, so that a device has it only while the user is logged in there. */
export const draftKey = (
  { services, tenant }: Pick<OpenContext, 'services' | 'tenant'>,
  user: string,
): string => services.secretFor(`drafts ${tenant} ${user}`);

/** Throws 403 for a user who may not log in, with the reason: call it once they have shown who they are. */
export function refuseUnlessActive({ status, proven }: { status: User['status']; proven: boolean }): void {
  if (status === 'suspended') throw refuse('may-not', { what: 'log-in-suspended' });
  if (status === 'pending' || !proven) throw refuse('may-not', { what: 'log-in-unconfirmed' });
  if (status === 'waiting') throw refuse('may-not', { what: 'log-in-waiting' });
}
