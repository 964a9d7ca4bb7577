import { type InferResult, sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';

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

export type SessionRow = InferResult<ReturnType<typeof sessionsIn>>[number];

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
