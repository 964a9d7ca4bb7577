import { sql } from 'kysely';
import type { Tx } from '../database/tenancy.ts';
import { nightlyInEach } from '../jobs/job.ts';

/** A device without a login for so long is new again. */
const deviceDays = 180;

/** Forgets what has ended of sessions, links, logins on their way and devices; the audit trail says that they were. */
export const sweepIdentityHandler = nightlyInEach('sweep-identity', async (tx) => {
  await forgetSessions(tx);
  await tx
    .deleteFrom('sso_starts')
    .where('tenant_id', '=', tx.tenant)
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await tx.deleteFrom('login_verifications').where('expires_at', '<', sql<Date>`now()`).execute();
  await tx
    .deleteFrom('login_devices')
    .where('tenant_id', '=', tx.tenant)
    .where('used_at', '<', sql<Date>`now() - make_interval(days => ${deviceDays})`)
    .execute();
});

/** With their tokens: those whose time is over, and those that a new password has ended from another workspace. */
async function forgetSessions(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('login_sessions as s')
    .where('tenant_id', '=', tx.tenant)
    .where((where) =>
      where.or([
        where('expires_at', '<', sql<Date>`now()`),
        where.exists(
          where
            .selectFrom('logins as l')
            .select('l.id')
            .whereRef('l.id', '=', 's.login_id')
            .whereRef('l.session_version', '<>', 's.session_version'),
        ),
      ]),
    )
    .execute();
}
