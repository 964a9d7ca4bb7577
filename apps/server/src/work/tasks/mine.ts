import { reachesAll } from '@kazi/contract/abilities';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod';
import type { Db } from '../../database/tenancy.ts';
import type { Contract, InputOf } from '../../http/input.ts';
import { readCursor } from '../../http/page.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { matching } from './filter.ts';
import { type CardRow, cardsIn } from './rows.ts';

export type Part = 'assigned' | 'to-review' | 'authored';

/** Within a query over tasks: those in which the viewer has a part of the kind. */
export function inPart(part: Part, { tenant, user, ability }: Viewer): RawBuilder<boolean> {
  if (part === 'authored') return sql<boolean>`t.author_id = ${user.id}`;
  if (part === 'assigned')
    return sql<boolean>`t.id in (
      select x.task_id from task_assignees x where x.tenant_id = ${tenant} and x.user_id = ${user.id})`;
  if (reachesAll(ability, 'Task')) return sql<boolean>`t.status = 'in-review'`;
  if (!ability.can('accept', 'Task')) return sql<boolean>`false`;
  return sql<boolean>`t.status = 'in-review' and o.user_id = ${user.id}`;
}

const dueDate = sql<string>`coalesce(t.due_date, 'infinity')`;

/** The viewer's tasks over all apps, the most pressing first: by due date, then by priority. */
export function mostPressing(db: Db, viewer: Viewer, part: Part) {
  return cardsIn(db, viewer)
    .select(dueDate.as('due_key'))
    .where(inPart(part, viewer))
    .orderBy(dueDate)
    .orderBy('t.priority', 'desc')
    .orderBy('t.id');
}

type MineQuery = InputOf<Contract['work']['tasks']['mine']>;

export type MineRow = CardRow & { due_key: string };

const keys = z.tuple([z.union([z.iso.date(), z.literal('infinity')]), z.int().min(0).max(4), z.uuid()]);

/** A page of the viewer's tasks, read with one row more than asked. */
export function minePage(db: Db, viewer: Viewer, filter: MineQuery): Promise<MineRow[]> {
  const { status, due, today, q } = filter;
  const after = readCursor(filter.cursor, keys);
  const query = mostPressing(db, viewer, filter.part)
    .where(matching({ status, due, today, q }, viewer))
    .limit(filter.limit + 1);
  if (!after) return query.execute();
  const [date, rank, id] = after;
  return query
    .where(sql<boolean>`(${dueDate}, -t.priority, t.id) > (${date}::date, ${-rank}::integer, ${id}::uuid)`)
    .execute();
}

export const mineKeys = (row: MineRow) => [row.due_key, row.priority, row.id];
