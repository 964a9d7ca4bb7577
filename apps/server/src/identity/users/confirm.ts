import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import type { Link, Logins } from '../../ports/identity.ts';
import { loginById } from '../authentication/queries.ts';

/**
 * Confirms a user whose link shows that they read the mail of their address. A login confirmed for the first time
 * gets the password that goes with that link, so that a password set by another person for the address is void. The
 * first user of a workspace becomes its owner.
 */
export async function confirmUser(tx: Tx, logins: Logins, { login, user, password }: Link): Promise<void> {
  const known = await loginById(tx, login);
  if (!known.verified) {
    if (password) await logins.setPassword(tx, login, password);
    await logins.verify(tx, login);
  }
  const role = (await isFirst(tx)) ? ownerRole(tx) : undefined;
  const confirmed = await tx
    .updateTable('users')
    .set({ status: 'active', role_id: role, updated_at: sql`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', user)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  if (confirmed) await record(tx, { subject: 'user', subjectId: user, verb: 'confirmed', parties: [user] });
}

/** Whether the workspace has no confirmed user yet. Locks the workspace, so that only one user is the first. */
async function isFirst(tx: Tx): Promise<boolean> {
  await tx.selectFrom('tenants').select('id').where('id', '=', tx.tenant).forNoKeyUpdate().executeTakeFirst();
  const somebody = await tx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('status', '<>', 'pending')
    .limit(1)
    .executeTakeFirst();
  return somebody === undefined;
}

const ownerRole = (tx: Tx) =>
  tx
    .selectFrom('roles')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('name', '=', 'owner')
    .where('built_in', '=', true);
