import { dayMs } from '@kazi/contract/shared';
import { sql } from 'kysely';
import { takeAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Tx } from '../../database/tenancy.ts';
import { tooOften } from '../../refuse.ts';

/** Invitations of one person a day: a firm of that size comes in at once, and a stolen login writes to no more. */
const mostOfSender = 200;
/** Invitations to one address a day, by all people together: one, and two for those who lost it. */
const mostToAddress = 3;

/** Invitations that are asked for by one join link a day: a crowd at a stand, and no flood of mails. */
const mostByLink = 200;

/** What sends an invitation: a person, or a join link that somebody uses. */
type Source = { invited_by: string } | { join_link_id: string };

/** Throws 429 where one person, or one join link, sends too many invitations, or one address gets too many. */
export async function refuseTooMany(tx: Tx, { email, ...source }: { email: string } & Source): Promise<void> {
  const [by, sender, most] =
    'join_link_id' in source
      ? (['join_link_id', source.join_link_id, mostByLink] as const)
      : (['invited_by', source.invited_by, mostOfSender] as const);
  for (const [column, value, limit] of [
    [by, sender, most] as const,
    ['email', email, mostToAddress] as const,
  ]) {
    await takeAdvisoryLock(tx, `invitation ${tx.tenant} ${value}`);
    const sent = tx
      .selectFrom('invitations')
      .select('created_at')
      .where('tenant_id', '=', tx.tenant)
      .where(column, '=', value)
      .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
      .orderBy('created_at', 'desc')
      .offset(limit - 1)
      .limit(1);
    // Those by a link of theirs are not sent by the person.
    const counted = column === 'invited_by' ? sent.where('join_link_id', 'is', null) : sent;
    const reached = await counted.executeTakeFirst();
    if (reached) throw tooOften('attempts', (reached.created_at.getTime() + dayMs - Date.now()) / 1000);
  }
}
