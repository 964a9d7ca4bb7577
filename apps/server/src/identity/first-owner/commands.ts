import type { Tx } from '../../database/tenancy.ts';
import type { CameIntoPower } from '../../ports/activity.ts';
import type { Logins } from '../../ports/identity.ts';
import { roleNamed } from '../roles.ts';
import { hashOfToken, newToken } from '../token.ts';
import { addUser, type NewUser } from '../users/add.ts';
import { hasOwner } from '../workspace/queries.ts';
import { isInTime } from './queries.ts';

/** Makes a one-time token whose holder can become the first owner for a day, perhaps for a letter. Gives it. */
export async function issueFirstOwnerLink(tx: Tx, letter?: string): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('first_owner_links')
    .values({
      tenant_id: tx.tenant,
      token_hash: hashOfToken(token),
      letter_hash: letter === undefined ? null : hashOfToken(letter),
    })
    .execute();
  return token;
}

/**
 * Makes the holder of the token the workspace's owner, and ends every such token. Gives what owners are to be told; undefined where
 * the token is not good or there is an owner. Locks the workspace, so that of two holders one comes first.
 */
export async function becomeFirstOwner(
  tx: Tx,
  logins: Logins,
  { token, ...person }: { token: string } & Omit<NewUser, 'role' | 'comes'>,
): Promise<CameIntoPower | undefined> {
  await tx.selectFrom('tenants').select('id').where('id', '=', tx.tenant).forNoKeyUpdate().executeTakeFirst();
  const links = await tx
    .deleteFrom('first_owner_links')
    .where('tenant_id', '=', tx.tenant)
    .returning(['token_hash', isInTime.as('good')])
    .execute();
  if (
    !links.some((link) => link.good && link.token_hash === hashOfToken(token)) ||
    (await hasOwner(tx, tx.tenant))
  )
    return undefined;
  const role = await roleNamed(tx, tx.tenant, 'owner');
  if (!role) throw new Error('The workspace has no role for its owner');
  const comes = { how: 'operator', by: null } as const;
  return (await addUser(tx, logins, { ...person, role: role.id, comes })).came;
}

/** Ends every such token, as the workspace has got an owner by another way. */
export async function endFirstOwnerLinks(tx: Tx): Promise<void> {
  await tx.deleteFrom('first_owner_links').where('tenant_id', '=', tx.tenant).execute();
}
