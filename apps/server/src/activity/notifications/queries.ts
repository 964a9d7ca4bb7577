import { type InferResult, sql } from 'kysely';
import * as z from 'zod';
import { tasksReached } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import type { Contract, InputOf } from '../../http/input.ts';
import { readCursor } from '../../http/page.ts';
import { type PersonRow, personAt } from '../../identity/index.ts';
import type { Viewer } from '../../ports/viewer.ts';

/** The viewer's notifications; what they are about is left out where the viewer no longer sees it. */
function notificationsFor(db: Db, viewer: Viewer) {
  const seesAll = viewer.ability.can('approve', 'Payment');
  return db
    .selectFrom('notifications as n')
    .leftJoin('tasks as t', (join) =>
      join
        .onRef('t.tenant_id', '=', 'n.tenant_id')
        .onRef('t.id', '=', 'n.task_id')
        .on(tasksReached(viewer, 't')),
    )
    .leftJoin('flows as f', (join) =>
      join.onRef('f.tenant_id', '=', 'n.tenant_id').onRef('f.id', '=', 'n.flow_id'),
    )
    .leftJoin('payments as p', (join) =>
      join
        .onRef('p.tenant_id', '=', 'n.tenant_id')
        .onRef('p.id', '=', 'n.payment_id')
        .on(({ val, eb }) => (seesAll ? val(true) : eb('p.user_id', '=', viewer.user.id))),
    )
    .leftJoin('apps as a', (join) =>
      join.onRef('a.tenant_id', '=', 't.tenant_id').onRef('a.id', '=', 't.app_id'),
    )
    .select(['n.tenant_id', 'n.id', 'n.kind', 'n.at', 'n.read_at', 'n.task_id', 'n.flow_id'])
    .select(['t.number', 't.title', 't.app_id', 'a.key as app_key'])
    .select(['f.name as flow_name', 'f.app_id as flow_app_id'])
    .select(['p.id as payment_id', 'p.amount', 'p.currency'])
    .select(sql<string | null>`p.party ->> 'name'`.as('party'))
    .select(personAt('n.tenant_id', 'n.actor_id').$castTo<PersonRow | null>().as('actor'))
    .where('n.tenant_id', '=', viewer.tenant)
    .where('n.user_id', '=', viewer.user.id);
}

export type NotificationRow = InferResult<ReturnType<typeof notificationsFor>>[number];

type NotificationQuery = InputOf<Contract['activity']['notifications']['list']>;

/** A page of the viewer's notifications, newest first, read with one row more than asked. */
export function notificationPage(
  db: Db,
  viewer: Viewer,
  page: NotificationQuery,
): Promise<NotificationRow[]> {
  const after = readCursor(page.cursor, z.tuple([z.uuid()]));
  let query = notificationsFor(db, viewer)
    .orderBy('n.id', 'desc')
    .limit(page.limit + 1);
  if (page.unread !== undefined) query = query.where('n.read_at', page.unread ? 'is' : 'is not', null);
  return (after ? query.where('n.id', '<', after[0]) : query).execute();
}

export const notificationKeys = (row: NotificationRow) => [row.id];

/** How many notifications the viewer has not read. */
export async function unreadCount(db: Db, viewer: Viewer): Promise<number> {
  const counted = db
    .selectFrom('notifications')
    .select(sql<number>`count(*)`.as('unread'))
    .where('tenant_id', '=', viewer.tenant)
    .where('user_id', '=', viewer.user.id)
    .where('read_at', 'is', null);
  return (await counted.executeTakeFirstOrThrow()).unread;
}

/** A notification with all that a mail about it may say. */
export const notificationForMail = (db: Db, tenant: string, id: string) =>
  db
    .selectFrom('notifications as n')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'n.tenant_id').onRef('u.id', '=', 'n.user_id'),
    )
    .leftJoin('tasks as t', (join) =>
      join.onRef('t.tenant_id', '=', 'n.tenant_id').onRef('t.id', '=', 'n.task_id'),
    )
    .leftJoin('apps as a', (join) =>
      join.onRef('a.tenant_id', '=', 't.tenant_id').onRef('a.id', '=', 't.app_id'),
    )
    .leftJoin('flows as f', (join) =>
      join.onRef('f.tenant_id', '=', 'n.tenant_id').onRef('f.id', '=', 'n.flow_id'),
    )
    .leftJoin('payments as p', (join) =>
      join.onRef('p.tenant_id', '=', 'n.tenant_id').onRef('p.id', '=', 'n.payment_id'),
    )
    .select(['n.user_id', 'n.kind', 'n.task_id', 'n.flow_id', 'n.payment_id', 'u.email', 'u.status'])
    .select(['a.key as app_key', 't.number', 't.title', 'f.name as flow_name', 'p.amount', 'p.currency'])
    .select(personAt('n.tenant_id', 'n.actor_id').$castTo<PersonRow | null>().as('actor'))
    .where('n.tenant_id', '=', tenant)
    .where('n.id', '=', id);

export type MailedRow = InferResult<ReturnType<typeof notificationForMail>>[number];
