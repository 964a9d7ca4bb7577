import type { Notification } from '@kazi/contract/activity';
import { sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record, recordAll } from '../../events/record.ts';
import { mailNews } from './jobs.ts';
import { isMailed } from './mail-words.ts';

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
  /** Not mailed before this moment. */
  mailAt?: Date | undefined;
}

/** Notifies people within the transaction of the change, except the one who makes it unless they are told too. */
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
    mailAt,
  }: NewNotification,
): Promise<void> {
  const recipients = [...new Set(people)].filter((user) => actorToo || user !== actor);
  if (recipients.length === 0) return;
  const rows = recipients.map((user_id) => ({
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
  }));
  await tx.insertInto('notifications').values(rows).execute();
  await recordAll(
    tx,
    rows.map(({ id, user_id }) => ({
      subject: 'notification',
      subjectId: id,
      verb: 'created',
      parties: [user_id],
    })),
  );
  if (!isMailed(kind)) return;
  await mailNews(
    tx,
    rows.map(({ id }) => id),
    mailAt,
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

/** Marks a user's notifications as read; all of them, where no ids are given. Gives how many were not. */
export async function markRead(tx: Tx, user: string, ids?: readonly string[]): Promise<number> {
  let unread = tx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', user)
    .where('read_at', 'is', null);
  if (ids) unread = unread.where('id', '=', sql<string>`any(${ids}::uuid[])`);
  const [first, ...others] = await unread.returning('id').execute();
  if (!first) return 0;
  await record(tx, { subject: 'notification', subjectId: first.id, verb: 'read', parties: [user] });
  return others.length + 1;
}

/**
 * Marks notifications as mailed, all at this moment, and gives those that were not: no other job mails them. The mark holds only if
 * the letter is queued in the same transaction, and the queue tries to deliver that again by itself.
 */
export async function takeForMail(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const taken = await tx
    .updateTable('notifications')
    .set({ mailed_at: sql<Date>`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('mailed_at', 'is', null)
    .returning('id')
    .execute();
  return new Set(taken.map(({ id }) => id));
}
