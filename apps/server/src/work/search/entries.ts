import { type SelectQueryBuilder, sql } from 'kysely';
import { appsReached } from '../../access/index.ts';
import type { Tables } from '../../database/tables.ts';
import type { Db } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { likeness, type Sought } from './sought.ts';

/** Of what fits, this much is weighed: whoever seeks a word that thousands of tasks hold needs another one. */
const weighedAtMost = 1000;
/** Of the tasks that somebody is assigned or wrote, this many of each are looked at. */
const ownAtMost = 5000;

/** Ids of the tasks that fit best, of the apps that the viewer reaches whole. Call `seek` first. */
export function entriesReached(db: Db, viewer: Viewer, sought: Sought, limit: number): Promise<string[]> {
  const fitting = db
    .selectFrom('task_search as s')
    .select(['s.task_id', 's.title'])
    .where('s.tenant_id', '=', viewer.tenant)
    .where(appsReached(viewer, 's.app_id'));
  return best(db, fitting, sought, limit);
}

/** Ids of the tasks that fit best, of those that the viewer is assigned or wrote. Call `seek` first. */
export function ownEntries(
  db: Db,
  { tenant, user }: Viewer,
  sought: Sought,
  limit: number,
): Promise<string[]> {
  const assigned = db
    .selectFrom('task_assignees')
    .select('task_id')
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user.id)
    .limit(ownAtMost);
  const written = db
    .selectFrom('tasks')
    .select('id as task_id')
    .where('tenant_id', '=', tenant)
    .where('author_id', '=', user.id)
    .limit(ownAtMost);
  const fitting = db
    .selectFrom(sql<{ task_id: string }>`((${assigned}) union (${written}))`.as('own'))
    .innerJoin('task_search as s', 's.task_id', 'own.task_id')
    .select(['s.task_id', 's.title'])
    .where('s.tenant_id', '=', tenant);
  return best(db, fitting, sought, limit);
}

async function best(
  db: Db,
  fitting: SelectQueryBuilder<Tables, never, { task_id: string; title: string }>,
  sought: Sought,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom(fitting.limit(weighedAtMost).as('fitting'))
    .select('task_id')
    .orderBy(likeness(sql`title`, sought), 'desc')
    .orderBy('task_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ task_id }) => task_id);
}
