import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import type { Link } from '../../ports/identity.ts';
import type { Services } from '../../services.ts';
import { loginById } from '../authentication/queries.ts';
import { noteComing } from '../grants/note.ts';
import { statusOnceConfirmed } from './admission.ts';

interface Confirmed {
  /** The user is not let in yet. */
  waits: boolean;
  /** The login was confirmed for the first time, so that it has no second factor yet. */
  isNew: boolean;
}

/**
 * Confirms a user whose link shows that they read the mail of their address. A login confirmed for the first time
 * gets the password that goes with that link, so that a password set by another person for the address is void. The
 * managers of people are told of a user who waits to be let in.
 */
export async function confirmUser(
  tx: Tx,
  {
    logins,
    tellOfNewcomer,
    tellOfPower,
    publicUrl,
  }: Pick<Services, 'logins' | 'tellOfNewcomer' | 'tellOfPower' | 'publicUrl'>,
  { login, user, password }: Link,
): Promise<Confirmed> {
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
    .returning('id')
    .executeTakeFirst();
  if (!confirmed) return { waits: false, isNew: false };
  await record(tx, { subject: 'user', subjectId: user, verb: 'confirmed', parties: [user] });
  if (status === 'waiting') await tellOfNewcomer(tx, user);
  else await tellOfPower(tx, await noteComing(tx, { user, how: 'registration', by: null }), publicUrl);
  return { waits: status === 'waiting', isNew: !known.verified };
}
