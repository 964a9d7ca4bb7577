import { abilityOf } from '@kazi/contract/abilities';
import { sql } from 'kysely';
import type { Database, Db } from '../database/tenancy.ts';
import type { SessionKey } from '../ports/identity.ts';
import type { Viewer } from '../ports/viewer.ts';
import { hasFactor } from './factors/queries.ts';
import { rulesOf } from './roles.ts';
import { keepSession, wholeSeconds } from './sessions/sessions.ts';
import { sessionByOtherToken } from './sessions/tokens.ts';
import { hashOfToken } from './token.ts';

const noteUseAfterMs = 3_600_000;

/**
 * The user whom the key stands for in the workspace, if the session stands and its user is active: one query, for a session's
 * current token. Once an hour it also notes that the session is in use, which prolongs it.
 */
export async function findViewer(
  database: Database,
  tenant: string,
  key: SessionKey,
): Promise<Viewer | undefined> {
  const row = await rowOf(database, tenant, key);
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
    factor: {
      has: row.has_factor,
      isRequired: row.requires_second_factor,
      isAtProvider: row.factor_at_provider,
    },
    session: { id: row.session, expiresAt: row.expires_at, confirmedAt: row.confirmed_at },
  };
}

async function rowOf(database: Database, tenant: string, key: SessionKey) {
  const byId = (session: string) =>
    database.read(tenant, (db) => viewerRows(db, tenant).where('s.id', '=', session).executeTakeFirst());
  if ('session' in key) return byId(key.session);
  const hash = hashOfToken(key.token);
  const row = await database.read(tenant, (db) =>
    viewerRows(db, tenant).where('s.token', '=', hash).executeTakeFirst(),
  );
  if (row) return row;
  const session = await sessionByOtherToken(database, tenant, hash);
  return session && (await byId(session));
}

const viewerRows = (db: Db, tenant: string) =>
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
    .select([
      's.id as session',
      's.expires_at',
      's.updated_at as used_at',
      's.confirmed_at',
      's.factor_at_provider',
    ])
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', 'u.status'])
    .select(['r.requires_second_factor', hasFactor('u.tenant_id', 'u.id').as('has_factor')])
    .select(['r.name as role', rulesOf('u.tenant_id', 'u.role_id').as('rules')])
    .where('s.tenant_id', '=', tenant)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('s.created_at', '>', sql<Date>`now() - make_interval(secs => ${wholeSeconds})`)
    .where('u.status', '=', 'active');
