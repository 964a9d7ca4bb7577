import type { Session } from '@kazi/contract/identity';
import { type InferResult, sql } from 'kysely';
import type { Db, Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { signal } from '../../events/signal.ts';
import { sessionsChanged } from '../../ports/identity.ts';
import type { Viewer } from '../../ports/viewer.ts';
import type { Reader } from '../../texts/reader.ts';
import { deviceOf } from './device.ts';

/** How long a session stands unused. */
export const idleSeconds = 7 * 24 * 3600;

/** How long a session stands at most, however much it is used. */
export const wholeSeconds = 30 * 24 * 3600;

/** How long a replaced token still holds, for calls that were under way when it was replaced. */
export const overlapSeconds = 60;

const sessionsIn = (db: Db, tenant: string) =>
  db
    .selectFrom('login_sessions as s')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 's.tenant_id').onRef('u.login_id', '=', 's.login_id'),
    )
    .innerJoin('logins as l', (join) =>
      join.onRef('l.id', '=', 's.login_id').onRef('l.session_version', '=', 's.session_version'),
    )
    .select(['s.id', 's.ip_address', 's.user_agent', 's.created_at', 's.updated_at', 's.expires_at'])
    .where('u.tenant_id', '=', tenant)
    .where('s.expires_at', '>', sql<Date>`now()`);

type SessionRow = InferResult<ReturnType<typeof sessionsIn>>[number];

/** The sessions that a user has in this workspace, the last used first. */
export function sessionsOf(
  db: Db,
  { tenant, user }: { tenant: string; user: string },
): Promise<SessionRow[]> {
  return sessionsIn(db, tenant)
    .where('u.id', '=', user)
    .orderBy('s.updated_at', 'desc')
    .orderBy('s.id')
    .execute();
}

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

/** A session as its owner sees it. */
export function presentSession(row: SessionRow, { session }: Viewer, reader: Reader): Session {
  return {
    id: row.id,
    current: row.id === session.id,
    device: deviceOf(row.user_agent, reader),
    ip: row.ip_address || null,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.updated_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}
