import { reachesAll } from '@kazi/contract/abilities';
import { type InferResult, type NotNull, type RawBuilder, sql } from 'kysely';
import * as z from 'zod';
import { isInvited, isInvitedBy, peopleSeen, reachesPeople } from '../../access/index.ts';
import { contains } from '../../database/contains.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import type { Contract, InputOf } from '../../input.ts';
import { readCursor } from '../../page.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { lastInviter } from '../people.ts';
import { rulesOf } from '../roles.ts';
import { mayRead, type Requester, statusesListed, statusesSeen } from './policy.ts';

/** Everybody of the workspace, invited people too, with their role; what each role may do is looked up once, not once a person. */
function everybodyOf(db: Db, tenant: string) {
  return db
    .with(
      (cte) => cte('role').materialized(),
      (query) =>
        query
          .selectFrom('roles as r')
          .select(['r.id', 'r.name', rulesOf('r.tenant_id', 'r.id').as('rules')])
          .where('r.tenant_id', '=', tenant),
    )
    .selectFrom('users as u')
    .innerJoin('role', 'role.id', 'u.role_id')
    .leftJoin('logins as l', 'l.id', 'u.login_id')
    .leftJoin('user_avatars as p', (join) =>
      join.onRef('p.tenant_id', '=', 'u.tenant_id').onRef('p.user_id', '=', 'u.id'),
    )
    .selectAll('u')
    .select(['role.name as role', 'role.rules as rules', 'l.email_verified as proven'])
    .select('p.file_id as avatar_file')
    .select(sql<string | null>`case when u.login_id is null then ${lastInviter('u')} end`.as('invited_by'))
    .where('u.tenant_id', '=', tenant);
}

export type UserRow = InferResult<ReturnType<typeof everybodyOf>>[number];

/** The people who have a login. */
const usersOf = (db: Db, tenant: string) =>
  everybodyOf(db, tenant)
    .where('u.login_id', 'is not', null)
    .$narrowType<{ login_id: NotNull; proven: NotNull }>();

/** A person with a login: nobody who is only invited. */
export type KnownUser = InferResult<ReturnType<typeof usersOf>>[number];

/** One user, for any viewer: the caller checks whether they may see them. */
export function userById(db: Db, { tenant, id }: { tenant: string; id: string }) {
  return usersOf(db, tenant).where('u.id', '=', id).executeTakeFirst();
}

/** One user, if there is one and the viewer sees them. */
export function userSeen(db: Db, viewer: Viewer, id: string): Promise<KnownUser | undefined> {
  return usersOf(db, viewer.tenant).where('u.id', '=', id).where(peopleSeen(viewer)).executeTakeFirst();
}

/** Whether the viewer sees this user, as they stand now. */
export async function seesUser(db: Db, viewer: Viewer & Requester, id: string): Promise<boolean> {
  const row = await userSeen(db, viewer, id);
  return row !== undefined && statusesSeen(viewer).includes(row.status);
}

type UserQuery = Omit<InputOf<Contract['identity']['users']['list']>, 'status'> & {
  statuses: readonly UserRow['status'][];
};

/** A page of the people whom the viewer sees, by last name, read with one row more than asked. */
export function userPage(
  db: Db,
  viewer: Viewer,
  { role, statuses, invited = false, q, cursor, limit }: UserQuery,
): Promise<UserRow[]> {
  const after = readCursor(cursor, z.tuple([z.string(), z.string(), z.uuid()]));
  const isListed = sql<boolean>`(u.login_id is not null and u.status = any(${statuses}))`;
  let query = everybodyOf(db, viewer.tenant)
    .where(peopleSeen(viewer))
    .where(invited ? sql<boolean>`(${isListed} or ${isInvited})` : isListed)
    .orderBy('u.last_name')
    .orderBy('u.first_name')
    .orderBy('u.id')
    .limit(limit + 1);
  if (after)
    query = query.where(
      sql<boolean>`(u.last_name, u.first_name, u.id) > (${after[0]}, ${after[1]}, ${after[2]}::uuid)`,
    );
  if (role?.length) query = query.where('role.name', 'in', role);
  if (q) query = query.where(contains(searched(viewer), q));
  return query.execute();
}

/** The text of user `u` in which the viewer's words are sought: an address only where it would be shown. */
export const searched = (
  viewer: Viewer,
): RawBuilder<string> => sql<string>`(u.first_name || ' ' || u.last_name
  || case when ${showsAddress(viewer)} then ' ' || u.email else '' end)`;

const showsAddress = (viewer: Viewer) => sql<boolean>`case when u.login_id is null
  then ${reachesAll(viewer.ability, 'Invitation') ? sql`true` : isInvitedBy(viewer)}
  else ${sql.lit(reachesPeople(viewer))} end`;

export const userKeys = (row: UserRow) => [row.last_name, row.first_name, row.id];

/** The number of people in the viewer's list of people. */
export async function countUsers(db: Db, viewer: Viewer): Promise<number> {
  if (!mayRead(viewer)) return 0;
  const { count } = await db
    .selectFrom('users as u')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('u.tenant_id', '=', viewer.tenant)
    .where('u.login_id', 'is not', null)
    .where('u.status', 'in', statusesListed(viewer, undefined))
    .where(peopleSeen(viewer))
    .executeTakeFirstOrThrow();
  return count;
}

/** The number of active owners besides this one. Locks the role, so that two owners cannot remove each other. */
export async function otherOwners(tx: Db, { tenant, id }: { tenant: string; id: string }): Promise<number> {
  const owner = tx
    .selectFrom('roles')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('built_in', '=', true)
    .where('name', '=', 'owner');
  const role = await owner.forNoKeyUpdate().executeTakeFirst();
  if (!role) return 0;
  const { count } = await tx
    .selectFrom('users')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenant)
    .where('role_id', '=', role.id)
    .where('status', '=', 'active')
    .where('id', '<>', id)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the file is a picture that this user uploaded. */
export async function isPictureOf(
  db: Db,
  { tenant, file, uploader }: { tenant: string; file: string; uploader: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('files')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('id', '=', file)
    .where('uploaded_by', '=', uploader)
    .where('has_thumbnail', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a user may act in the workspace at this moment: a viewer may be some seconds old. */
export async function isActive(tx: Tx, id: string): Promise<boolean> {
  const user = await tx
    .selectFrom('users')
    .select('status')
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  return user?.status === 'active';
}
