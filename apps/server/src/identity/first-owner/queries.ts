import { sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import { hashOfToken } from '../token.ts';

const goodForHours = 24;

/** Within a query over the links: those whose time is not over. A log that shows one is of no use after that. */
export const isInTime = sql<boolean>`created_at > now() - make_interval(hours => ${goodForHours})`;

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
export async function hasFreshLink(db: Db, tenant: string, letter: string): Promise<boolean> {
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
