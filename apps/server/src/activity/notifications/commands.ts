import type { Notification } from '@kazi/contract/activity';
import { sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { recordAll } from '../../events/record.ts';
import { preferencesAmong } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import { currentAct, mailSoon, pushSoon } from './jobs.ts';
import { recipientsAmong } from './queries.ts';
import { chosenWay, isPushed } from './ways.ts';

/** The kind of a notification, its recipients, and who or what it is about. */
interface NewNotification {
  kind: Notification['kind'];
  people: Iterable<string>;
  /** The user who makes it happen, where that is not the actor of the change. */
  actor?: string | undefined;
  /** Whether the one who makes it happen is told as well: it may have been somebody else in their name. */
  actorToo?: boolean;
  person?: string | undefined;
  task?: string | undefined;
  flow?: string | undefined;
  payment?: string | undefined;
  payslip?: string | undefined;
  /** The due day that it reminds of: each is reminded of once. */
  dueOn?: string | undefined;
}

/**
 * Notifies people within the transaction of the change, each in the way that they prefer, except the one who makes it unless they are
 * told too.
 */
export async function notify(
  tx: Tx,
  {
    kind,
    people,
    actor = tx.actor ?? undefined,
    actorToo = false,
    person,
    task,
    flow,
    payment,
    payslip,
    dueOn,
  }: NewNotification,
): Promise<void> {
  const concerned = [...new Set(people)].filter((user) => actorToo || user !== actor);
  if (concerned.length === 0) return;
  const recipients = await recipientsAmong(tx, concerned);
  const preferencesOf = await preferencesAmong(tx, tx.tenant, [...recipients.keys()]);
  const rows = [...recipients].flatMap(([user_id, { hasDevice }]) => {
    const way = chosenWay(kind, preferencesOf(user_id));
    if (way === 'never') return [];
    const notice = {
      tenant_id: tx.tenant,
      id: newId(),
      user_id,
      kind,
      actor_id: actor ?? null,
      person_id: person ?? null,
      task_id: task ?? null,
      flow_id: flow ?? null,
      payment_id: payment ?? null,
      payslip_id: payslip ?? null,
      due_on: dueOn ?? null,
      act: currentAct(tx),
      mail: way === 'bell' ? null : way,
      push: hasDevice && isPushed(kind, preferencesOf(user_id)),
    };
    return [notice];
  });
  if (rows.length === 0) return;
  const made = await tx
    .insertInto('notifications')
    .values(rows)
    .onConflict((is) => is.doNothing())
    .returning(['id', 'user_id', 'mail', 'push'])
    .execute();
  await recordAll(
    tx,
    made.map(({ id, user_id }) => ({
      subject: 'notification',
      subjectId: id,
      verb: 'created',
      parties: [user_id],
    })),
  );
  await mailSoon(
    tx,
    made.flatMap(({ user_id, mail }) => (mail ? user_id : [])),
  );
  await pushSoon(
    tx,
    made.flatMap(({ user_id, push }) => (push ? user_id : [])),
  );
}

/** Deletes the newest notices of a kind that people have of a task: what they told of has been undone. */
export async function deleteNotices(
  tx: Tx,
  { kind, people, task }: Pick<NewNotification, 'kind' | 'people'> & { task: string },
): Promise<void> {
  const notices = tx
    .selectFrom('notifications')
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', sql<string>`any(${[...people]}::uuid[])`)
    .where('task_id', '=', task)
    .where('kind', '=', kind);
  const gone = await tx
    .deleteFrom('notifications')
    .where('tenant_id', '=', tx.tenant)
    .where('id', 'in', (of) =>
      of
        .selectFrom(notices.select(['id', 'at']).as('n'))
        .select('n.id')
        .where(
          'n.at',
          '=',
          notices.select(({ fn }) => fn.max('at').as('at')),
        ),
    )
    .returning(['id', 'user_id'])
    .execute();
  await recordAll(
    tx,
    gone.map(({ id, user_id }) => ({
      subject: 'notification',
      subjectId: id,
      verb: 'deleted',
      parties: [user_id],
    })),
  );
}

/** What notices are about whose matter is over, and whose they are: everybody's, where no people are named. */
interface Settled {
  kinds: readonly NewNotification['kind'][];
  people?: readonly string[];
  task?: string;
  payment?: string;
  actor?: string;
}

/** Marks as read what asks its readers for something that has been done: by them, by others, or in another place. */
export async function settleNotices(tx: Tx, { kinds, people, task, payment, actor }: Settled): Promise<void> {
  let over = tx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('kind', 'in', kinds)
    .where('read_at', 'is', null);
  if (people) over = over.where('user_id', '=', sql<string>`any(${[...people]}::uuid[])`);
  if (task) over = over.where('task_id', '=', task);
  if (payment) over = over.where('payment_id', '=', payment);
  if (actor) over = over.where('actor_id', '=', actor);
  await recordRead(tx, await over.returning(['id', 'user_id']).execute());
}

/** Tells each reader's screens that their notices are read. */
function recordRead(tx: Tx, notices: readonly { id: string; user_id: string }[]): Promise<void> {
  const firsts = [...Map.groupBy(notices, ({ user_id }) => user_id).values()].flatMap(
    ([first]) => first ?? [],
  );
  return recordAll(
    tx,
    firsts.map(({ id, user_id }) => ({
      subject: 'notification',
      subjectId: id,
      verb: 'read',
      parties: [user_id],
    })),
  );
}

/** Which of a user's notices are read: all, unless ids are listed or the record that they are about. */
type Read = InputOf<Contract['activity']['notifications']['read']>;

/** Marks a user's notifications as read. Gives how many were not. */
export async function markRead(tx: Tx, user: string, { ids, about }: Read): Promise<number> {
  let unread = tx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', user)
    .where('read_at', 'is', null);
  if (ids) unread = unread.where('id', '=', sql<string>`any(${ids}::uuid[])`);
  if (about)
    unread = unread.where(
      sql<boolean>`(${about} in (task_id, flow_id, payment_id, payslip_id, person_id)
        or (kind = 'newcomer' and actor_id = ${about}))`,
    );
  const read = await unread.returning(['id', 'user_id']).execute();
  await recordRead(tx, read);
  return read.length;
}

/**
 * Marks notices as mailed, all by one mail at this moment. The mark holds only if the letter is queued in the same transaction, and the
 * queue tries to deliver that again by itself.
 */
export async function markMailed(tx: Tx, ids: readonly string[]): Promise<void> {
  // By the clock, not by the transaction's beginning: it may send several mails, which are counted by their moments.
  const now = sql<Date>`(select clock_timestamp())`;
  await notices(tx, ids).set({ mailed_at: now }).execute();
}

/** Has notices not mailed at all: their reader has read them meanwhile, or wants no mail of them any more. */
export async function keepFromMail(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await notices(tx, ids).set({ mail: null }).execute();
}

const notices = (tx: Tx, ids: readonly string[]) =>
  tx
    .updateTable('notifications')
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`);
