import { reachesAll } from '@kazi/contract/abilities';
import type { TaskStatus } from '@kazi/contract/work';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { appsReached, tasksReached } from '../../access/index.ts';
import type { Tables } from '../../database/tables.ts';
import type { Db } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { tasksIn } from '../tasks/rows.ts';
import { type SearchTerms, similarity } from './terms.ts';

/** A task that was found. */
export interface TaskHit {
  id: string;
  title: string;
  number: number;
  status: TaskStatus;
  app_id: string;
  app_key: string;
  score: number;
}

const tasksFor = (db: Db, viewer: Viewer, score: RawBuilder<number>) =>
  tasksIn(db, viewer.tenant)
    .select(['t.id', 't.title', 't.number', 't.status', 't.app_id', 'a.key as app_key', score.as('score')])
    .where(tasksReached(viewer, 't'))
    .orderBy('score', 'desc');

/**
 * Tasks that the viewer sees whose title has words like the terms, or whose text has them as typed. Their
 * entries are weighed first and the tasks fetched then: asked for in one query, every task would be read.
 */
export async function tasksByWords(
  db: Db,
  viewer: Viewer,
  terms: SearchTerms,
  limit: number,
): Promise<TaskHit[]> {
  const weighed = limit * 2;
  const [reached, own] = await Promise.all([
    entriesReached(db, viewer, terms, weighed),
    reachesAll(viewer.ability, 'Task') ? [] : ownEntries(db, viewer, terms, weighed),
  ]);
  const ids = [...new Set([...reached, ...own])];
  if (ids.length === 0) return [];
  return tasksFor(db, viewer, similarity(sql`t.title`, terms))
    .where('t.id', 'in', ids)
    .orderBy(sql`t.status in ('done', 'cancelled')`)
    .orderBy('t.updated_at', 'desc')
    .limit(limit)
    .execute();
}

const numbered = /^(?:([a-z][a-z0-9]{1,9})[-\s]+)?(\d{1,8})$/i;

/** Within a query over apps `a`: the app has this key, or had it. */
const hadKey = (key: string) => sql<boolean>`(a.key = ${key} or exists (
  select from former_app_keys k where k.tenant_id = a.tenant_id and k.key = ${key} and k.app_id = a.id))`;

/** Tasks that the viewer sees whose number is what was typed (SHOP-12, 12) or, with a key, goes on from there. */
export async function tasksByNumber(
  db: Db,
  viewer: Viewer,
  { q }: SearchTerms,
  limit: number,
): Promise<TaskHit[]> {
  const [, key, digits] = numbered.exec(q) ?? [];
  if (!digits) return [];
  const number = Number(digits);
  const isNumber = sql<boolean>`t.number = ${number}`;
  const query = tasksFor(db, viewer, sql<number>`case when ${isNumber} then 3 else 2 end`)
    .orderBy('t.number')
    .limit(limit);
  if (!key) return query.where(isNumber).execute();
  const goesOn = [1, 2, 3].map((more) => {
    const from = number * 10 ** more;
    return sql<boolean>`t.number between ${from}::bigint and ${from + 10 ** more - 1}::bigint`;
  });
  return query
    .where(hadKey(key.toUpperCase()))
    .where(sql<boolean>`(${sql.join([isNumber, ...goesOn], sql` or `)})`)
    .execute();
}

/** At most so many matches are ranked; a word that thousands of tasks hold is no useful search. */
const weighedAtMost = 1000;
/** Of the tasks that somebody is assigned or wrote, this many of each are looked at. */
const ownAtMost = 5000;

/** Ids of the tasks that fit best, of the apps that the viewer reaches whole. Call `setTerms` first. */
function entriesReached(db: Db, viewer: Viewer, terms: SearchTerms, limit: number): Promise<string[]> {
  const fitting = db
    .selectFrom('task_search as s')
    .select(['s.task_id', 's.title'])
    .where('s.tenant_id', '=', viewer.tenant)
    .where(appsReached(viewer, 's.app_id'));
  return best(db, fitting, terms, limit);
}

/** Ids of the tasks that fit best, of those that the viewer is assigned or wrote. Call `setTerms` first. */
function ownEntries(db: Db, { tenant, user }: Viewer, terms: SearchTerms, limit: number): Promise<string[]> {
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
  return best(db, fitting, terms, limit);
}

async function best(
  db: Db,
  fitting: SelectQueryBuilder<Tables, never, { task_id: string; title: string }>,
  terms: SearchTerms,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom(fitting.limit(weighedAtMost).as('fitting'))
    .select('task_id')
    .orderBy(similarity(sql`title`, terms), 'desc')
    .orderBy('task_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ task_id }) => task_id);
}
