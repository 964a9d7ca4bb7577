import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import type { Logins } from '../../ports/identity.ts';

interface Start {
  login: string;
  user: string;
  ip: string;
  userAgent: string | undefined;
}

/** Opens a session of a user whose password was right. */
export async function logIn(tx: Tx, logins: Logins, { user, ...start }: Start) {
  const session = await logins.openSession(tx, start);
  await tx
    .updateTable('users')
    .set({ last_seen_at: sql`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', user)
    .execute();
  await record(tx, { subject: 'user', subjectId: user, verb: 'logged-in', parties: [user] });
  return session;
}
