import { type InferResult, sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import { hasFactor } from '../factors/queries.ts';

const peopleIn = (db: Db, tenant: string) =>
  db
    .selectFrom('users as u')
    .innerJoin('roles as r', (join) =>
      join.onRef('r.tenant_id', '=', 'u.tenant_id').onRef('r.id', '=', 'u.role_id'),
    )
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select(['u.id', 'u.first_name as firstName', 'u.last_name as lastName', 'u.email', 'u.status'])
    .select(['u.last_seen_at as lastSeen', 'u.login_id as login', 'l.email_verified as proven'])
    .select(['r.name as role', sql<boolean>`r.built_in and r.name = 'owner'`.as('owns')])
    .select(hasFactor('u.tenant_id', 'u.id').as('hasFactor'))
    .where('u.tenant_id', '=', tenant);

/** Somebody of a workspace, as its operator sees them. */
export type Somebody = InferResult<ReturnType<typeof peopleIn>>[number];

/** Everybody of a workspace, by address. */
export const everybodyIn = (db: Db, tenant: string): Promise<Somebody[]> =>
  peopleIn(db, tenant).orderBy('u.email').execute();

/** Who has this address in a workspace, if anybody. */
export const somebodyAt = (db: Db, tenant: string, email: string): Promise<Somebody | undefined> =>
  peopleIn(db, tenant).where('u.email', '=', email).executeTakeFirst();
