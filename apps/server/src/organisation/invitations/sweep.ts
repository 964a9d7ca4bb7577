import { sql } from 'kysely';
import { nightlyInEach } from '../../jobs/job.ts';

/** How long the address of somebody who never came is kept. */
const unusedDays = 90;

/** Forgets invitations that were not accepted in time, or withdrawn. */
export const sweepInvitationsHandler = nightlyInEach('sweep-invitations', async (tx) => {
  await tx
    .deleteFrom('invitations')
    .where('tenant_id', '=', tx.tenant)
    .where('accepted_at', 'is', null)
    .where(
      sql<Date>`coalesce(withdrawn_at, expires_at)`,
      '<',
      sql<Date>`now() - make_interval(days => ${unusedDays})`,
    )
    .execute();
});
