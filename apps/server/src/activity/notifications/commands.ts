import type { Notification } from '@kazi/contract/activity';
import { sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { enqueue } from '../../jobs/job.ts';
import { mailNotification } from './mail.ts';
import { isMailed } from './mail-words.ts';

/** The kind of a notification, its recipients, and the task, the flow or the payment it is about. */
interface NewNotification {
  kind: Notification['kind'];
  people: Iterable<string>;
  task?: string | undefined;
  flow?: string | undefined;
  payment?: string | undefined;
}

/** Notifies people within the transaction of the change, except the one who makes it. */
export async function notify(tx: Tx, { kind, people, task, flow, payment }: NewNotification): Promise<void> {
  const recipients = [...new Set(people)].filter((user) => user !== tx.actor);
  if (recipients.length === 0) return;
  const rows = recipients.map((user_id) => ({
    tenant_id: tx.tenant,
    id: newId(),
    user_id,
    kind,
    actor_id: tx.actor,
    task_id: task ?? null,
    flow_id: flow ?? null,
    payment_id: payment ?? null,
  }));
  await tx.insertInto('notifications').values(rows).execute();
  for (const { id, user_id } of rows) {
    await record(tx, { subject: 'notification', subjectId: id, verb: 'created', parties: [user_id] });
    if (isMailed(kind)) await enqueue(tx, mailNotification, { tenant: tx.tenant, notification: id });
  }
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
