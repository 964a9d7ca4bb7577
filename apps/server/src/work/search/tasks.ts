import { reachesAll } from '@kazi/contract/abilities';
import type { TaskStatus } from '@kazi/contract/work';
import { type RawBuilder, sql } from 'kysely';
import { tasksReached } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { tasksIn } from '../tasks/rows.ts';
import { entriesReached, ownEntries } from './entries.ts';
import { likeness, type Sought } from './sought.ts';

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
 * Tasks that the viewer sees whose title holds words like those sought, or whose text holds them as typed. Their
 * entries are weighed first and the tasks fetched then: asked for in one query, every task would be read.
 */
export async function tasksByWords(
  db: Db,
  viewer: Viewer,
  sought: Sought,
  limit: number,
): Promise<TaskHit[]> {
  const weighed = limit * 2;
  const [reached, own] = await Promise.all([
    entriesReached(db, viewer, sought, weighed),
    reachesAll(viewer.ability, 'Task') ? [] : ownEntries(db, viewer, sought, weighed),
  ]);
  const ids = [...new Set([...reached, ...own])];
  if (ids.length === 0) return [];
  return tasksFor(db, viewer, likeness(sql`t.title`, sought))
    .where('t.id', 'in', ids)
    .orderBy(sql`t.status in ('done', 'cancelled')`)
    .orderBy('t.updated_at', 'desc')
    .limit(limit)
    .execute();
}

const numbered = /^(?:([a-z][a-z0-9]{1,9})[-\s]+)?(\d{1,8})$/i;

/** Tasks that the viewer sees whose number is what was typed (SHOP-12, 12) or, with a key, goes on from there. */
export async function tasksByNumber(
  db: Db,
  viewer: Viewer,
  { q }: Sought,
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
    .where('a.key', '=', key.toUpperCase())
    .where(sql<boolean>`(${sql.join([isNumber, ...goesOn], sql` or `)})`)
    .execute();
}
