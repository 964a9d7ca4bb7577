import { reachesAll } from '@kazi/contract/abilities';
import type { TaskPart } from '@kazi/contract/work';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod';
import type { Db } from '../../database/tenancy.ts';
import type { Contract, InputOf } from '../../input.ts';
import { isBudgeted, keepsAccounts } from '../../money/index.ts';
import { readCursor } from '../../page.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { cardsOf } from './details.ts';
import { matching } from './filter.ts';
import { type CardRow, cardsIn } from './rows.ts';

/** Within a query over tasks: those in which the viewer has a part of the kind. */
export function inPart(part: TaskPart, viewer: Viewer): RawBuilder<boolean> {
  const { tenant, user } = viewer;
  if (part === 'authored') return sql<boolean>`t.author_id = ${user.id}`;
  if (part === 'assigned')
    return sql<boolean>`t.id in (
      select x.task_id from task_assignees x where x.tenant_id = ${tenant} and x.user_id = ${user.id})`;
  return sql<boolean>`t.status = 'in-review' and ${isAcceptable(viewer)}`;
}

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

const keys = z.tuple([z.union([z.iso.date(), z.literal('infinity')]), z.int().min(0).max(4), z.uuid()]);

/** A page of tasks, the most pressing first, read with one row more than asked. */
export function pressingPage(
  db: Db,
  viewer: Viewer,
  which: RawBuilder<boolean>,
  { cursor, limit }: Pick<MineQuery, 'cursor' | 'limit'>,
): Promise<MineRow[]> {
  const after = readCursor(cursor, keys);
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
