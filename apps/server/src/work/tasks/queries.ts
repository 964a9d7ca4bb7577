import { reachesAll } from '@kazi/contract/abilities';
import type { TaskStatus } from '@kazi/contract/work';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod';
import { appStanding, ownTasks } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import type { Contract, InputOf } from '../../input.ts';
import { readCursor } from '../../page.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { found } from '../../refuse.ts';
import { cardOf, cardsOf } from './details.ts';
import { matching, type TaskFilter } from './filter.ts';
import { inPart } from './mine.ts';
import { type CardRow, cardsIn, type TaskRow, tasksFor, tasksIn } from './rows.ts';
import { orders } from './sort.ts';

/** One task, if there is one and the viewer may see it. */
export function taskById(db: Db, viewer: Viewer, id: string): Promise<TaskRow | undefined> {
  return cardOf(db, tasksFor(db, viewer).where('t.id', '=', id));
}

/** Of these tasks, those that the viewer may see, in this order. */
export async function tasksByIds(db: Db, viewer: Viewer, ids: readonly string[]): Promise<TaskRow[]> {
  if (ids.length === 0) return [];
  const rows = await cardsOf(db, tasksFor(db, viewer).where('t.id', 'in', ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The card of a task. Throws 404 where there is none, or none for the viewer. */
export async function cardById(db: Db, viewer: Viewer, id: string): Promise<CardRow> {
  return found(await cardOf(db, cardsIn(db, viewer).where('t.id', '=', id)), 'task');
}

/** Of these tasks, those whose work the viewer may accept now. */
export const acceptableAmong = (db: Db, viewer: Viewer, ids: readonly string[]): Promise<CardRow[]> =>
  cardsOf(db, cardsIn(db, viewer).where('t.id', 'in', ids).where(inPart('to-review', viewer)));

/**
 * Within a query over the tasks `t` of one app: those that the viewer may see. Whether they may see them all is found out
 * before, so that a page is read from its index and not sifted out of the whole app.
 */
async function shownIn(db: Db, viewer: Viewer, app: string): Promise<RawBuilder<boolean>> {
  const every = sql<boolean>`true`;
  if (reachesAll(viewer.ability, 'Task')) return every;
  const standing = await appStanding(db, viewer, app);
  return standing?.owns || standing?.member ? every : ownTasks(viewer);
}

/** Whether the viewer sees anything of the app. */
export async function seesAnythingOf(db: Db, viewer: Viewer, app: string): Promise<boolean> {
  if (await appStanding(db, viewer, app)) return true;
  const own = tasksIn(db, viewer.tenant).select('t.id').where('t.app_id', '=', app).where(ownTasks(viewer));
  return (await own.limit(1).executeTakeFirst()) !== undefined;
}

type TaskQuery = InputOf<Contract['work']['tasks']['list']>;

export type ListedRow = CardRow & { sort_key: string };

/** A page of an app's tasks, read with one row more than asked. */
export async function taskPage(db: Db, viewer: Viewer, filter: TaskQuery): Promise<ListedRow[]> {
  const { by, type, value, back } = orders[filter.sort];
  const after = readCursor(filter.cursor, z.tuple([value, z.uuid()]));
  const direction = back ? 'desc' : 'asc';
  let query = cardsIn(db, viewer)
    .select(sql<string>`(${by})::text`.as('sort_key'))
    .where('t.app_id', '=', filter.app)
    .where(await shownIn(db, viewer, filter.app))
    .where(matching(filter, viewer))
    .orderBy(by, direction)
    .orderBy('t.id', direction)
    .limit(filter.limit + 1);
  if (after) {
    const beyond = back ? sql`<` : sql`>`;
    query = query.where(sql<boolean>`(${by}, t.id) ${beyond} (${after[0]}::${type}, ${after[1]}::uuid)`);
  }
  return cardsOf(db, query);
}

export const taskKeys = (row: ListedRow) => [row.sort_key, row.id];

/** How many of the tasks that the viewer sees of an app each status has; only statuses that some have. */
export async function countsByStatus(
  db: Db,
  viewer: Viewer,
  filter: Omit<TaskFilter, 'status'> & { app: string },
): Promise<Array<{ status: TaskStatus; tasks: number }>> {
  return tasksIn(db, viewer.tenant)
    .select(['t.status', sql<number>`count(*)`.as('tasks')])
    .where('t.app_id', '=', filter.app)
    .where(await shownIn(db, viewer, filter.app))
    .where(matching(filter, viewer))
    .groupBy('t.status')
    .execute();
}

/** Counts of no tasks, to be added to. */
export const noTasks = (): Record<TaskStatus, number> => ({
  backlog: 0,
  todo: 0,
  'in-progress': 0,
  'in-review': 0,
  done: 0,
  cancelled: 0,
});

const labelsListed = 200;

/** The labels of the tasks that the viewer sees of an app, the most used first. */
export async function labelsOf(
  db: Db,
  viewer: Viewer,
  app: string,
): Promise<Array<{ label: string; tasks: number }>> {
  return db
    .selectFrom('tasks as t')
    .innerJoinLateral(sql<{ label: string }>`unnest(t.labels)`.as<'used'>(sql`used(label)`), (join) =>
      join.onTrue(),
    )
    .select(['used.label', sql<number>`count(*)`.as('tasks')])
    .where('t.tenant_id', '=', viewer.tenant)
    .where('t.app_id', '=', app)
    .where(await shownIn(db, viewer, app))
    .groupBy('used.label')
    .orderBy('tasks', 'desc')
    .orderBy('used.label')
    .limit(labelsListed)
    .execute();
}
