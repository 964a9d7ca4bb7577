import { dayMs } from '@kazi/contract/shared';
import { sql } from 'kysely';
import { takeAdvisoryLock } from '../../database/advisory-lock.ts';
import type { Tx } from '../../database/tenancy.ts';
import { tooOften } from '../../refuse.ts';

/** Invitations of one person a day: a firm of that size comes in at once, and a stolen login writes to no more. */
const mostOfSender = 200;
/** Invitations to one address a day, by all people together: one, and two for those who lost it. */
const mostToAddress = 3;

/** Throws 429 where one person sends too many invitations, or one address gets too many. */
export async function refuseTooMany(
  tx: Tx,
  { email, invitedBy }: { email: string; invitedBy: string },
): Promise<void> {
  for (const [column, value, most] of [
    ['invited_by', invitedBy, mostOfSender],
    ['email', email, mostToAddress],
  ] as const) {
    await takeAdvisoryLock(tx, `invitation ${tx.tenant} ${value}`);
    const reached = await tx
      .selectFrom('invitations')
      .select('created_at')
      .where('tenant_id', '=', tx.tenant)
      .where(column, '=', value)
      .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
      .orderBy('created_at', 'desc')
      .offset(most - 1)
      .limit(1)
      .executeTakeFirst();
    if (reached) throw tooOften('attempts', (reached.created_at.getTime() + dayMs - Date.now()) / 1000);
  }
}
