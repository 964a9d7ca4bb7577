import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import type { Link, Logins } from '../../ports/identity.ts';
import { loginById } from '../authentication/queries.ts';

/**
 * Lets somebody in who has shown, by a link, that they read the mail of their address. A login confirmed for the
 * first time gets the password that goes with that link: whoever else wrote one down for the address before is
 * left outside. The first person of a workspace becomes its owner.
 */
export async function confirmPerson(tx: Tx, logins: Logins, { login, user, password }: Link): Promise<void> {
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

/** Whether nobody of the workspace is confirmed yet. Holds the workspace, so that there is one first only. */
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
