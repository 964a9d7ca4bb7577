import { type Happening, payVerbs, type TaskStatus } from '@kazi/contract/work';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import * as z from 'zod';
import { tasksReached } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import { type PersonRow, personAt, presentPerson } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import { readCursor } from '../../page.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { eventName, isShown, wordFor } from '../tasks/present.ts';
import { numberOf } from '../tasks/rows.ts';

/** What happened to the tasks that the viewer sees, of the events that `from` selects, newest first. */
const happeningsIn = (db: Db, viewer: Viewer, from: RawBuilder<{ id: string }>) =>
  db
    .selectFrom('events as e')
    .innerJoin('tasks as t', (join) =>
      join.onRef('t.tenant_id', '=', 'e.tenant_id').onRef('t.id', '=', 'e.task_id'),
    )
    .innerJoin('apps as a', (join) =>
      join.onRef('a.tenant_id', '=', 't.tenant_id').onRef('a.id', '=', 't.app_id'),
    )
    .select(['e.tenant_id', 'e.id', 'e.at', 'e.reason', 't.id as task', 't.title', 't.number'])
    .select(['a.id as app', 'a.key as app_key', eventName.as('event')])
    .select(sql<{ before: TaskStatus; after: TaskStatus } | null>`e.changes -> 'status'`.as('status'))
    .select(personAt('e.tenant_id', 'e.actor_id').$castTo<PersonRow | null>().as('actor'))
    .where('e.tenant_id', '=', viewer.tenant)
    .where(sql<boolean>`e.id in (${from})`)
    .orderBy('e.id', 'desc');

export type HappeningRow = InferResult<ReturnType<typeof happeningsIn>>[number];

/** The tasks of events `e` are the viewer's to see. What is told of their money stands with each task alone. */
const isSeen = (
  viewer: Viewer,
) => sql<boolean>`${isShown} and e.verb <> all (${payVerbs}::text[]) and exists (
  select from tasks t where t.tenant_id = e.tenant_id and t.id = e.task_id and ${tasksReached(viewer, 't')})`;

const shownAtMost = 10;
const searchedAtMost = 1000;

/** What happened last to the tasks that the viewer sees, newest first, within the last thousand events. */
export function latestHappenings(db: Db, viewer: Viewer): Promise<HappeningRow[]> {
  const latest = sql<{ id: string }>`
    select e.id from (
      select * from events where tenant_id = ${viewer.tenant} and task_id is not null
      order by id desc limit ${searchedAtMost}) e
    where ${isSeen(viewer)} order by e.id desc limit ${shownAtMost}`;
  return happeningsIn(db, viewer, latest).execute();
}

/** Both lists are paged alike. */
type Page = Pick<InputOf<Contract['work']['happenings']['ofProject' | 'ofUser']>, 'cursor' | 'limit'>;

const olderThan = (cursor: string | undefined): RawBuilder<boolean> => {
  const after = readCursor(cursor, z.tuple([z.uuid()]));
  return after ? sql<boolean>`e.id < ${after[0]}::uuid` : sql<boolean>`true`;
};

/** A page of what happened to tasks of a project, read with one row more than asked: each app's from its own index. */
export function projectHappenings(
  db: Db,
  viewer: Viewer,
  project: string,
  { cursor, limit }: Page,
): Promise<HappeningRow[]> {
  const page = sql<{ id: string }>`
    select e.id from apps x cross join lateral (
      select e.id from events e
      where e.tenant_id = x.tenant_id and e.app_id = x.id and e.task_id is not null and ${olderThan(cursor)}
        and ${isSeen(viewer)}
      order by e.id desc limit ${limit + 1}) e
    where x.tenant_id = ${viewer.tenant} and x.project_id = ${project}
    order by e.id desc limit ${limit + 1}`;
  return happeningsIn(db, viewer, page).execute();
}

/** A page of what a person did to tasks, read with one row more than asked. */
export function userHappenings(
  db: Db,
  viewer: Viewer,
  user: string,
  { cursor, limit }: Page,
): Promise<HappeningRow[]> {
  const page = sql<{ id: string }>`
    select e.id from events e
    where e.tenant_id = ${viewer.tenant} and e.actor_id = ${user} and e.task_id is not null and ${olderThan(cursor)}
      and ${isSeen(viewer)}
    order by e.id desc limit ${limit + 1}`;
  return happeningsIn(db, viewer, page).execute();
}

export const happeningKeys = (row: HappeningRow) => [row.id];

/** Something that happened to a task, as the viewer reads it. */
export const presentHappening = (row: HappeningRow, addresses: FileAddresses): Happening => ({
  id: row.id,
  actor: row.actor && presentPerson(row.actor, row.tenant_id, addresses),
  verb: wordFor(row.event),
  task: row.task,
  number: numberOf(row),
  title: row.title,
  app: row.app,
  at: row.at.toISOString(),
  reason: row.reason,
  moved: row.status && { from: row.status.before, to: row.status.after },
});
