import { sql } from 'kysely';
import type { Config } from '../../config/config.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import type { CameIntoPower } from '../../ports/activity.ts';
import type { Logins } from '../../ports/identity.ts';
import type { Services } from '../../services.ts';
import { mayBecomeOwner } from '../mails.ts';
import { roleNamed } from '../roles.ts';
import { hashOfToken, newToken } from '../token.ts';
import { addUser, type NewUser } from '../users/add.ts';
import { hasOwner } from '../workspace/workspace.ts';

const goodForHours = 24;

/** Within a query over the links: those whose time is not over. A log that shows one is of no use after that. */
const isInTime = sql<boolean>`created_at > now() - make_interval(hours => ${goodForHours})`;

/** Whether the token lets its holder become the first owner. */
export async function isFirstOwnerLink(db: Db, tenant: string, token: string): Promise<boolean> {
  const link = await db
    .selectFrom('first_owner_links')
    .select('token_hash')
    .where('tenant_id', '=', tenant)
    .where('token_hash', '=', hashOfToken(token))
    .where(isInTime)
    .executeTakeFirst();
  return link !== undefined;
}

/** Whether such a token was made for this letter in the last hour. */
async function hasFreshLink(db: Db, tenant: string, letter: string): Promise<boolean> {
  const link = await db
    .selectFrom('first_owner_links')
    .select('token_hash')
    .where('tenant_id', '=', tenant)
    .where('letter_hash', '=', hashOfToken(letter))
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .limit(1)
    .executeTakeFirst();
  return link !== undefined;
}

/** Makes a one-time token whose holder can become the first owner for a day, perhaps for a letter. Gives it. */
async function issueFirstOwnerLink(tx: Tx, letter?: string): Promise<string> {
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

/** What it takes of a server; the address is that of the workspace. */
interface Offering extends Pick<Services, 'database' | 'publicUrl'> {
  config: Pick<Config, 'ownerEmail'>;
}

/**
 * Tells the operator, where the workspace has no owner, at which address its first one may become it: by mail to
 * `ownerEmail`, where that is given, and in the sentence that it gives. A server that is started over and over mails
 * once an hour, unless PUBLIC_URL or the receiver was put right meanwhile.
 */
export function offerOwnership(
  { database, config: { ownerEmail }, publicUrl }: Offering,
  tenant: string,
): Promise<string | undefined> {
  return database.write(tenant, null, async (tx) => {
    if (await hasOwner(tx, tenant)) return undefined;
    const linkOf = (token: string) => `${publicUrl}/first-owner/${token}`;
    if (!ownerEmail)
      return `The workspace has no owner yet. Who opens this address within 24 hours becomes it, once:\n  ${linkOf(await issueFirstOwnerLink(tx))}`;
    const letter = `${publicUrl} ${ownerEmail}`;
    if (!(await hasFreshLink(tx, tenant, letter)))
      await mayBecomeOwner(tx, ownerEmail, linkOf(await issueFirstOwnerLink(tx, letter)));
    return `The workspace has no owner yet. The address for the first one goes to ${ownerEmail} once the mail server takes the letter: npm run check says whether it does.`;
  });
}
