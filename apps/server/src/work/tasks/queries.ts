import { reachesAll } from '@kazi/contract/abilities';
import type { TaskPart, TaskStatus } from '@kazi/contract/work';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod';
import { approvesWork, appStanding, ownTasks, tasksReached } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import type { Contract, InputOf } from '../../input.ts';
import { isBudgeted, keepsAccounts } from '../../money/index.ts';
import { readCursor, toPage } from '../../page.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { found } from '../../refuse.ts';
import { isDisputed } from '../pay/disputes.ts';
import { matching, momentKey, orders, type TaskFilter } from './filter.ts';
import { type CardRow, cardOf, cardsIn, cardsOf, type TaskRow, tasksFor, tasksIn } from './rows.ts';

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
  cardsOf(
    db,
    cardsIn(db, viewer)
      .where('t.id', 'in', ids)
      .where(sql<boolean>`t.status = 'in-review' and ${isAcceptable(viewer)}`),
  );

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

/** The labels of the tasks that the viewer sees of an app, the most used first. Those that read alike are one, as most write it. */
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
    .select(sql<string>`mode() within group (order by used.label)`.as('label'))
    .select(sql<number>`count(distinct t.id)`.as('tasks'))
    .where('t.tenant_id', '=', viewer.tenant)
    .where('t.app_id', '=', app)
    .where(await shownIn(db, viewer, app))
    .groupBy(sql`folded(used.label)`)
    .orderBy('tasks', 'desc')
    .orderBy('label')
    .limit(labelsListed)
    .execute();
}

/** Within a query over tasks: those in which the viewer has a part of the kind. */
export function inPart(part: TaskPart, viewer: Viewer): RawBuilder<boolean> {
  const { tenant, user } = viewer;
  if (part === 'authored') return sql<boolean>`t.author_id = ${user.id}`;
  if (part === 'assigned')
    return sql<boolean>`t.id in (
      select x.task_id from task_assignees x where x.tenant_id = ${tenant} and x.user_id = ${user.id})`;
  return sql<boolean>`t.status = 'in-review' and not ${isDisputed} and (${isAcceptable(viewer)} or ${isApprovable(viewer)})`;
}

/** Within a query over tasks `t` in review and their apps `a`: the rule of `mayApprove`. */
const isApprovable = (viewer: Viewer) => sql<boolean>`(${approvesWork(viewer)}
  and not exists (
    select from task_assignees x
    where x.tenant_id = t.tenant_id and x.task_id = t.id and x.user_id = ${viewer.user.id})
  and not exists (
    select from task_approvals v where v.tenant_id = t.tenant_id and v.task_id = t.id and v.ended_at is null))`;

/** Within a query over tasks `t` whose app's owner is `o`: the rule of `mayAccept`; a test holds them together. */
function isAcceptable(viewer: Viewer): RawBuilder<boolean> {
  const { tenant, user, ability } = viewer;
  const pays = ability.can('accept', 'Task') ? sql`o.user_id = ${user.id}` : sql`false`;
  const isRewarded = sql`coalesce(t.reward_amount, 0) > 0`;
  const mayAnyway = sql`case when ${isRewarded} then ${sql.lit(keepsAccounts(viewer))} else ${sql.lit(reachesAll(ability, 'Task'))} end`;
  return sql<boolean>`case
    when exists (
      select from task_assignees x
      where x.tenant_id = ${tenant} and x.task_id = t.id and x.user_id = ${user.id})
    then ${pays} and not ${isRewarded}
    when ${isRewarded} and exists (
      select from task_assignees x join users u on u.tenant_id = x.tenant_id and u.id = x.user_id
      where x.tenant_id = ${tenant} and x.task_id = t.id and u.login_id is null)
    then false
    else ${pays} or ${mayAnyway} or ${isBudgeted(viewer)} end`;
}

const dueDate = sql<string>`coalesce(t.due_date, 'infinity')`;

/** Tasks over all apps, the most pressing first: by due date, then by priority. */
export function mostPressing(db: Db, viewer: Viewer, which: RawBuilder<boolean>) {
  return cardsIn(db, viewer)
    .select(dueDate.as('due_key'))
    .where(which)
    .orderBy(dueDate)
    .orderBy('t.priority', 'desc')
    .orderBy('t.id');
}

type MineQuery = InputOf<Contract['work']['tasks']['mine']>;

export type MineRow = CardRow & { due_key: string };

const pressingKeys = z.tuple([
  z.union([z.iso.date(), z.literal('infinity')]),
  z.int().min(0).max(4),
  z.uuid(),
]);

/** A page of tasks, the most pressing first, read with one row more than asked. */
function pressingPage(
  db: Db,
  viewer: Viewer,
  which: RawBuilder<boolean>,
  { cursor, limit }: Pick<MineQuery, 'cursor' | 'limit'>,
): Promise<MineRow[]> {
  const after = readCursor(cursor, pressingKeys);
  const query = mostPressing(db, viewer, which).limit(limit + 1);
  if (!after) return cardsOf(db, query);
  const [date, rank, id] = after;
  const beyond = sql<boolean>`(${dueDate}, -t.priority, t.id) > (${date}::date, ${-rank}::integer, ${id}::uuid)`;
  return cardsOf(db, query.where(beyond));
}

/** A page of the viewer's tasks, read with one row more than asked. */
export function minePage(db: Db, viewer: Viewer, filter: MineQuery): Promise<MineRow[]> {
  const { part, status, due, today, q } = filter;
  const which = sql<boolean>`${inPart(part, viewer)} and ${matching({ status, due, today, q }, viewer)}`;
  return pressingPage(db, viewer, which, filter);
}

export const mineKeys = (row: MineRow) => [row.due_key, row.priority, row.id];

type AcrossQuery = InputOf<Contract['work']['tasks']['across']>;

/** A page of tasks of a project or of people that the viewer sees, over all their apps. */
export async function acrossPage<Item>(
  db: Db,
  viewer: Viewer,
  query: AcrossQuery,
  present: (row: CardRow) => Item,
) {
  const which = asked(viewer, query);
  if (query.order === 'pressing')
    return toPage(await pressingPage(db, viewer, which, query), query.limit, { keys: mineKeys, present });
  return toPage(await latestPage(db, viewer, which, query), query.limit, { keys: latestKeys, present });
}

function asked(viewer: Viewer, query: AcrossQuery): RawBuilder<boolean> {
  const { project, attention, today, status, assignee, due, q } = query;
  const conditions = [tasksReached(viewer, 't'), matching({ status, assignee, due, q, today }, viewer)];
  if (project) conditions.push(sql<boolean>`a.project_id = ${project}`);
  if (attention)
    conditions.push(sql<boolean>`(t.status = 'in-review' or ${matching({ due: 'overdue', today }, viewer)})`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const at = sql`coalesce(t.finished_at, t.updated_at)`;

/** Newest first: by acceptance, else by last change. */
const latest = (db: Db, viewer: Viewer, which: RawBuilder<boolean>) =>
  cardsIn(db, viewer)
    .select(sql<string>`(${at})::text`.as('at_key'))
    .where(which)
    .orderBy(at, 'desc')
    .orderBy('t.id', 'desc');

type LatestRow = CardRow & { at_key: string };

const latestKeyShape = z.tuple([momentKey, z.uuid()]);

function latestPage(
  db: Db,
  viewer: Viewer,
  which: RawBuilder<boolean>,
  { cursor, limit }: AcrossQuery,
): Promise<LatestRow[]> {
  const after = readCursor(cursor, latestKeyShape);
  const query = latest(db, viewer, which).limit(limit + 1);
  if (!after) return cardsOf(db, query);
  const beyond = sql<boolean>`(${at}, t.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  return cardsOf(db, query.where(beyond));
}

const latestKeys = (row: LatestRow) => [row.at_key, row.id];
