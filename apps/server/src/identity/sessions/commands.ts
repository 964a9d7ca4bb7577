import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { signal } from '../../events/signal.ts';
import { sessionsChanged } from '../../ports/identity.ts';
import { idleSeconds, wholeSeconds } from './lifetimes.ts';

interface Which {
  user: string;
  /** This one alone. */
  only?: string;
  /** All but this one. */
  except?: string;
}

/** Ends sessions that a user has in this workspace, at once and on every server. Gives how many there were. */
export async function endSessionsHere(tx: Tx, { user, only, except }: Which): Promise<number> {
  let query = tx
    .deleteFrom('login_sessions')
    .where('tenant_id', '=', tx.tenant)
    .where('login_id', '=', (db) =>
      db.selectFrom('users').select('login_id').where('tenant_id', '=', tx.tenant).where('id', '=', user),
    );
  if (only) query = query.where('id', '=', only);
  if (except) query = query.where('id', '<>', except);
  const { numDeletedRows } = await query.executeTakeFirst();
  if (numDeletedRows === 0n) return 0;
  await signal(tx, sessionsChanged);
  await record(tx, { subject: 'user', subjectId: user, verb: 'logged-out', parties: [user] });
  return Number(numDeletedRows);
}

/** Notes that a session is in use: it may be idle anew, within its whole lifetime, and its user was seen. */
export async function keepSession(tx: Tx, session: string): Promise<void> {
  await tx
    .with('kept', (db) =>
      db
        .updateTable('login_sessions')
        .set({
          expires_at: sql`least(now() + make_interval(secs => ${idleSeconds}), created_at + make_interval(secs => ${wholeSeconds}))`,
          updated_at: sql`now()`,
        })
        .where('id', '=', session)
        .where('tenant_id', '=', tx.tenant)
        .returning('login_id'),
    )
    .updateTable('users')
    .set({ last_seen_at: sql`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('login_id', '=', (db) => db.selectFrom('kept').select('login_id'))
    .execute();
}
