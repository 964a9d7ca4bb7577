import type { Cents } from '@kazi/contract/cents';
import type { Money } from '@kazi/contract/shared';
import type { TaskCard } from '@kazi/contract/work';
import { type InferResult, sql } from 'kysely';
import * as z from 'zod';
import { tasksReached } from '../../access/index.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { type PersonRow, personAt } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import { readCursor } from '../../page.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { writtenKinds } from './ways.ts';

/**
 * Why the work was sent back that the notification `n` tells of, or why its dispute was opened or settled so: both were written at one
 * moment.
 */
const reason = sql<string | null>`case n.kind
  when 'rejection' then (
    select m.reason from task_moves m
    where m.tenant_id = n.tenant_id and m.task_id = n.task_id and m.at = n.at and m.action = 'rejection')
  when 'dispute' then (
    select i.reason from disputes i
    where i.tenant_id = n.tenant_id and i.task_id = n.task_id and i.opened_at = n.at)
  when 'settlement' then (
    select i.sentence from disputes i
    where i.tenant_id = n.tenant_id and i.task_id = n.task_id and i.settled_at = n.at) end`;

/** Within a query over deliveries `d`: how each begins, and how much is with it. */
export const deliveryLine = sql<NonNullable<TaskCard['delivery']>>`json_build_object(
  'number', d.number, 'line', d.line, 'links', cardinality(d.links), 'files', (
    select count(*) from delivery_files h where h.tenant_id = d.tenant_id and h.delivery_id = d.id))`;

/** What was handed in, of which the notification `n` tells: both were written at one moment. */
const delivery = sql<TaskCard['delivery']>`(
  select ${deliveryLine} from deliveries d
  where n.kind = 'submission' and d.tenant_id = n.tenant_id and d.task_id = n.task_id and d.at = n.at)`;

/** How many marks came with the decision that the notification `n` tells of: all were written at one moment. */
const marks = sql<number>`(
  select count(*) from delivery_marks k join deliveries d on d.tenant_id = k.tenant_id and d.id = k.delivery_id
  where n.kind in ('rejection', 'acceptance', 'work-approved') and d.tenant_id = n.tenant_id and d.task_id = n.task_id
    and k.at = n.at)`;

/** What the task of the notification `n` pays its reader, or costs them; null where that is nothing. */
const rewardShown = sql<Money | null>`(
  select json_build_object('amount', sum(r.amount), 'currency', min(r.currency)) from rewards r
  where (n.kind in ('assignment', 'submission', 'acceptance', 'work-approved', 'rejection')
      or n.kind in ('part', 'bonus', 'settlement') and r.resolved_at = n.at)
    and r.tenant_id = n.tenant_id and r.task_id = n.task_id and n.user_id in (r.agent_id, r.payer_id)
    and r.resolution is distinct from 'returned' and (n.kind <> 'acceptance' or coalesce(r.resolved_at, n.at) >= n.at)
  having count(*) > 0)`;

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
    .leftJoin('payslips as s', (join) =>
      join.onRef('s.tenant_id', '=', 'n.tenant_id').onRef('s.id', '=', 'n.payslip_id'),
    )
    .select(['n.tenant_id', 'n.id', 'n.kind', 'n.at', 'n.read_at', 'n.task_id', 'n.flow_id'])
    .select(['t.number', 't.title', 't.app_id', 'a.key as app_key'])
    .select(['f.name as flow_name', 'f.app_id as flow_app_id'])
    .select(['p.id as payment_id', 'p.amount', 'p.currency'])
    .select(['s.id as payslip_id', sql<string | null>`to_char(s.month, 'YYYY-MM')`.as('payslip_month')])
    .select(sql<string | null>`p.party ->> 'name'`.as('party'))
    .select([reason.as('reason'), delivery.as('delivery'), marks.as('marks'), rewardShown.as('reward')])
    .select(personAt('n.tenant_id', 'n.actor_id').$castTo<PersonRow | null>().as('actor'))
    .select(personAt('n.tenant_id', 'n.person_id').$castTo<PersonRow | null>().as('person'))
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

/** What is or was paid to the reader of the notification `n` by the acceptance that it tells of. */
const reward = sql<Cents | null>`(
  select sum(r.amount)::bigint from rewards r
  where n.kind = 'acceptance' and r.tenant_id = n.tenant_id and r.task_id = n.task_id and r.agent_id = n.user_id
    and coalesce(r.resolved_at, r.release_at) >= n.at)`;
/** When to look again, while that payment is not made; else null. */
const lookAgainAt = sql<Date | null>`(
  select greatest(r.release_at, now() + interval '5 seconds') from rewards r
  where n.kind = 'acceptance' and r.tenant_id = n.tenant_id and r.task_id = n.task_id and r.agent_id = n.user_id
    and r.resolution is null and r.release_at is not null
  limit 1)`;

/** The reader has handed the work in themselves, and so waits for what is said about it. */
const handedIn = sql<boolean>`exists (
  select from task_moves m
  where n.kind = 'rejection' and m.tenant_id = n.tenant_id and m.task_id = n.task_id and m.actor_id = n.user_id
    and m.action = 'submission')`;

/** Notifications with all that a mail about them may say. */
const newsForMail = (tx: Tx) =>
  tx
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
    .select([
      'n.id',
      'n.kind',
      'n.task_id',
      'n.flow_id',
      'n.payment_id',
      'n.payslip_id',
      'n.at',
      'n.act',
      'n.read_at',
      'n.due_on',
    ])
    .select([
      'u.email',
      't.author_id',
      sql<'at-once' | 'digest'>`n.mail`.as('mail'),
      sql<Date>`now()`.as('now'),
    ])
    .select(['a.key as app_key', 't.number', 't.title', 'f.name as flow_name', 'p.amount', 'p.currency'])
    .select([reward.as('reward'), 't.reward_currency', lookAgainAt.as('look_again_at')])
    .select([reason.as('reason'), delivery.as('delivery'), marks.as('marks')])
    .select([rewardShown.as('pays'), handedIn.as('handed_in')])
    .select(personAt('n.tenant_id', 'n.actor_id').$castTo<PersonRow | null>().as('actor'))
    .where('n.tenant_id', '=', tx.tenant);

export type MailedRow = InferResult<ReturnType<typeof newsForMail>>[number];

/** So many are read at once; the rest once these are mailed. */
export const mostGathered = 1000;

/** What a user is not mailed yet of what they are to be, oldest first; nothing where they may not log in. */
export const unmailedOf = (tx: Tx, user: string): Promise<MailedRow[]> =>
  newsForMail(tx)
    .where('n.user_id', '=', user)
    .where('n.mail', 'is not', null)
    .where('n.mailed_at', 'is', null)
    .where('u.status', '=', 'active')
    .orderBy('n.id')
    .limit(mostGathered)
    .execute();

/** What a user's devices are not told of yet of what they are to be, newest first; nothing where they may not log in. */
export const noticesToPush = (tx: Tx, user: string): Promise<MailedRow[]> =>
  newsForMail(tx)
    .where('n.user_id', '=', user)
    .where('n.push', '=', true)
    .where('u.status', '=', 'active')
    .orderBy('n.id', 'desc')
    .limit(mostGathered)
    .execute();

/** Of these users, those who have a login, each with whether they have devices to be told on. Who is only invited hears of nothing. */
export async function recipientsAmong(
  tx: Tx,
  users: readonly string[],
): Promise<ReadonlyMap<string, { hasDevice: boolean }>> {
  const rows = await tx
    .selectFrom('users as u')
    .select('u.id')
    .select(
      sql<boolean>`exists (
        select from push_devices d where d.tenant_id = u.tenant_id and d.user_id = u.id)`.as('hasDevice'),
    )
    .where('u.tenant_id', '=', tx.tenant)
    .where('u.id', '=', sql<string>`any(${[...users]}::uuid[])`)
    .where('u.login_id', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, hasDevice }) => [id, { hasDevice }]));
}

/** The mails that one person caused in the last day by what they wrote. */
export interface Caused {
  mails: number;
  last: Date;
}

/**
 * What each of these people caused in the last day: the mails to one user, or to all. What one mail gathers was mailed at one moment.
 */
export async function mailsCausedBy(
  tx: Tx,
  actors: readonly string[],
  user?: string,
): Promise<ReadonlyMap<string, Caused>> {
  let query = tx
    .selectFrom('notifications')
    .select([
      sql<string>`actor_id`.as('actor'),
      sql<number>`count(distinct (user_id, mailed_at))`.as('mails'),
      sql<Date>`max(mailed_at)`.as('last'),
    ])
    .where('tenant_id', '=', tx.tenant)
    .where('actor_id', '=', sql<string>`any(${[...new Set(actors)]}::uuid[])`)
    .where('kind', 'in', writtenKinds)
    .where('mailed_at', '>', sql<Date>`now() - interval '1 day'`)
    .groupBy('actor_id');
  if (user) query = query.where('user_id', '=', user);
  return new Map((await query.execute()).map(({ actor, ...caused }) => [actor, caused]));
}

/** The people who caused the mails that a user got in the last day by what they wrote of their own accord, and when; newest first. */
export const mailedOf = (tx: Tx, user: string): Promise<{ actor: string; at: Date }[]> =>
  tx
    .selectFrom('notifications')
    .select([sql<string>`actor_id`.as('actor'), sql<Date>`max(mailed_at)`.as('at')])
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', user)
    .where('actor_id', 'is not', null)
    .where('kind', 'in', writtenKinds)
    .where('kind', '<>', 'submission')
    .where('mailed_at', '>', sql<Date>`now() - interval '1 day'`)
    .groupBy('actor_id')
    .orderBy('at', 'desc')
    .execute();
