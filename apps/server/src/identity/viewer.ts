import { abilityOf } from '@kazi/contract/abilities';
import { sql } from 'kysely';
import type { Database, Db } from '../database/tenancy.ts';
import type { Viewer } from '../ports/viewer.ts';
import { rulesOf } from './roles.ts';
import { keepSession } from './sessions/commands.ts';
import { hashOfToken } from './token.ts';

const noteUseAfterMs = 3_600_000;

/**
 * Who the token stands for in the workspace, if its session stands and its user is active: one query. Once an
 * hour it also notes that the session is in use, which prolongs it.
 */
export async function findViewer(
  database: Database,
  tenant: string,
  token: string,
): Promise<Viewer | undefined> {
  const row = await database.read(tenant, (db) => viewerRow(db, tenant, token));
  if (!row) return undefined;
  if (Date.now() - row.used_at.getTime() > noteUseAfterMs)
    await database.write(tenant, row.id, (tx) => keepSession(tx, row.session));
  return {
    tenant,
    user: {
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      role: row.role,
      status: row.status,
    },
    ability: abilityOf(row.rules),
    session: { id: row.session, expiresAt: row.expires_at },
  };
}

const viewerRow = (db: Db, tenant: string, token: string) =>
  db
    .selectFrom('login_sessions as s')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 's.tenant_id').onRef('u.login_id', '=', 's.login_id'),
    )
    .innerJoin('logins as l', (join) =>
      join.onRef('l.id', '=', 's.login_id').onRef('l.session_version', '=', 's.session_version'),
    )
    .innerJoin('roles as r', (join) =>
      join.onRef('r.tenant_id', '=', 'u.tenant_id').onRef('r.id', '=', 'u.role_id'),
    )
    .select(['s.id as session', 's.expires_at', 's.updated_at as used_at'])
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', 'u.status'])
    .select(['r.name as role', rulesOf('u.tenant_id', 'u.role_id').as('rules')])
    .where('s.token', '=', hashOfToken(token))
    .where('s.tenant_id', '=', tenant)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('u.status', '=', 'active')
    .executeTakeFirst();
