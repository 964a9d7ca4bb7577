import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import type { Link } from '../../ports/identity.ts';
import type { Services } from '../../services.ts';
import { loginById } from '../authentication/queries.ts';
import { noteComing } from '../grants/note.ts';
import { describe } from './add.ts';
import { statusOnceConfirmed } from './admission.ts';
import { settleInvitedAt } from './invited.ts';

interface Confirmed {
  /** The user is not let in yet. */
  waits: boolean;
  /** The login was confirmed for the first time, so that it has no second factor yet. */
  isNew: boolean;
}

/**
 * Confirms a pending user who has shown that they read the mail of their address; undefined where there is none to confirm.
 * They get what their own registration said: its names, and for a login confirmed for the first time its password. Every other
 * registration of the address is void. The managers of people are told of a user who waits to be let in.
 */
export async function confirmUser(
  tx: Tx,
  {
    logins,
    tellOfNewcomer,
    tellOfPower,
    publicUrl,
  }: Pick<Services, 'logins' | 'tellOfNewcomer' | 'tellOfPower' | 'publicUrl'>,
  { login, user, password, details }: Link,
): Promise<Confirmed | undefined> {
  const known = await loginById(tx, login);
  if (!known.verified) {
    if (password) await logins.setPassword(tx, login, password);
    await logins.verify(tx, login);
  }
  const status = await statusOnceConfirmed(tx);
  const confirmed = await tx
    .updateTable('users')
    .set({ status, updated_at: sql`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', user)
    .where('status', '=', 'pending')
    .returning('email')
    .executeTakeFirst();
  await logins.dropLinks(tx, 'confirm', { user });
  if (!confirmed) return undefined;
  await settleInvitedAt(tx, confirmed.email);
  if (details) await describe(tx, user, details);
  await record(tx, { subject: 'user', subjectId: user, verb: 'confirmed', parties: [user] });
  if (status === 'waiting') await tellOfNewcomer(tx, user);
  else await tellOfPower(tx, await noteComing(tx, { user, how: 'registration', by: null }), publicUrl);
  return { waits: status === 'waiting', isNew: !known.verified };
}
