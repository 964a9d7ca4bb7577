import type { Subject } from '@kazi/contract/abilities';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/tenancy.ts';
import { seesApp } from './apps.ts';
import { isInvited } from './invited.ts';
import { eachUser } from './principal.ts';
import { reachesTask } from './tasks.ts';

const isActive = sql<boolean>`u.status = 'active'`;

/** Of these users, the active ones that meet a condition on `u`. */
export const activeAmong = (db: Db, tenant: string, ids: readonly string[], condition: RawBuilder<boolean>) =>
  usersAmong(db, tenant, ids, sql<boolean>`${isActive} and ${condition}`);

/** The same, with those who are invited and may still come. */
export const activeOrInvitedAmong = (
  db: Db,
  tenant: string,
  ids: readonly string[],
  condition: RawBuilder<boolean>,
) => usersAmong(db, tenant, ids, sql<boolean>`(${isActive} or ${isInvited}) and ${condition}`);

async function usersAmong(
  db: Db,
  tenant: string,
  ids: readonly string[],
  condition: RawBuilder<boolean>,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.tenant_id', '=', tenant)
    .where('u.id', 'in', ids)
    .where(condition)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The active users whose role reaches every record of the subject. */
export async function managersOf(db: Db, tenant: string, subject: Subject): Promise<string[]> {
  const rows = await db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.tenant_id', '=', tenant)
    .where('u.status', '=', 'active')
    .where(eachUser.manages(subject))
    .execute();
  return rows.map(({ id }) => id);
}

const readsTasks = eachUser.can('read', 'Task');

/** Of these users, the active ones whose role allows reading tasks. */
export const taskReadersAmong = (db: Db, tenant: string, ids: readonly string[]) =>
  activeAmong(db, tenant, ids, readsTasks);

/** Of these users, those whom a task can be given to: active or invited, in a role that allows reading tasks. */
export const taskTakersAmong = (db: Db, tenant: string, ids: readonly string[]) =>
  activeOrInvitedAmong(db, tenant, ids, readsTasks);

/** Of these users, the active ones who see the task. */
export const taskViewersAmong = (
  db: Db,
  tenant: string,
  { id, app_id, author_id }: { id: string; app_id: string; author_id: string },
  ids: readonly string[],
) => {
  const task = { id: sql`${id}`, app: sql`${app_id}`, author: sql`${author_id}` };
  return activeAmong(db, tenant, ids, sql<boolean>`${readsTasks} and ${reachesTask(eachUser, task)}`);
};

/** Of these users, the active ones who see the flow. */
export const flowViewersAmong = (db: Db, tenant: string, flow: { app_id: string }, ids: readonly string[]) =>
  activeAmong(
    db,
    tenant,
    ids,
    sql<boolean>`${eachUser.can('read', 'Flow')} and ${seesApp(eachUser, sql`${flow.app_id}`)}`,
  );
