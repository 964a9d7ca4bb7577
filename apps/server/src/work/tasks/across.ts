import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod';
import { tasksReached } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import type { Contract, InputOf } from '../../input.ts';
import { readCursor, toPage } from '../../page.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { cardsOf } from './details.ts';
import { matching } from './filter.ts';
import { mineKeys, pressingPage } from './mine.ts';
import { type CardRow, cardsIn } from './rows.ts';
import { momentKey } from './sort.ts';

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

const keys = z.tuple([momentKey, z.uuid()]);

function latestPage(
  db: Db,
  viewer: Viewer,
  which: RawBuilder<boolean>,
  { cursor, limit }: AcrossQuery,
): Promise<LatestRow[]> {
  const after = readCursor(cursor, keys);
  const query = latest(db, viewer, which).limit(limit + 1);
  if (!after) return cardsOf(db, query);
  const beyond = sql<boolean>`(${at}, t.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  return cardsOf(db, query.where(beyond));
}

const latestKeys = (row: LatestRow) => [row.at_key, row.id];
