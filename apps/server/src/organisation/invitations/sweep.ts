import { sql } from 'kysely';
import { nightlyInEach } from '../../jobs/job.ts';

/** How long the address of somebody who never came is kept. */
const unusedDays = 90;

/** Forgets invitations that were not accepted in time, or withdrawn, and who was meant by them. */
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
  await tx
    .updateTable('users as u')
    .set({ first_name: '', last_name: '', email: sql<string>`u.id::text` })
    .where('u.tenant_id', '=', tx.tenant)
    .where('u.login_id', 'is', null)
    .where(
      sql<boolean>`not exists (select from invitations i where i.tenant_id = u.tenant_id and i.email = u.email)`,
    )
    .execute();
});
