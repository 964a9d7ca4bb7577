import { type Notification, notification } from '@kazi/contract/activity';
import { authed } from '../../http/procedures.ts';
import { presentPerson } from '../../identity/index.ts';
import { toPage } from '../../page.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { doneText } from '../../texts/done.ts';
import { markRead } from './commands.ts';
import { type NotificationRow, notificationKeys, notificationPage, unreadCount } from './queries.ts';

/** A notification, with what it is about where that is still to be seen. */
function presentNotification(row: NotificationRow, viewer: Viewer, addresses: FileAddresses): Notification {
  return {
    id: row.id,
    kind: notification.shape.kind.parse(row.kind),
    actor: row.actor && presentPerson(row.actor, row.tenant_id, addresses),
    person: row.person && presentPerson(row.person, row.tenant_id, addresses, viewer),
    task: taskOf(row),
    flow: flowOf(row),
    payment: paymentOf(row),
    payslip: payslipOf(row),
    reward: row.title ? row.reward : null,
    reason: row.title ? row.reason : null,
    delivery: row.title ? row.delivery : null,
    marks: row.title ? row.marks : 0,
    at: row.at.toISOString(),
    readAt: row.read_at?.toISOString() ?? null,
  };
}

const taskOf = ({ task_id, title, app_id, app_key, number }: NotificationRow): Notification['task'] =>
  task_id && title && app_id ? { _id: task_id, number: `${app_key}-${number}`, title, app: app_id } : null;

const flowOf = ({ flow_id, flow_name, flow_app_id }: NotificationRow): Notification['flow'] =>
  flow_id && flow_name && flow_app_id ? { _id: flow_id, name: flow_name, app: flow_app_id } : null;

const payslipOf = ({ payslip_id, payslip_month }: NotificationRow): Notification['payslip'] =>
  payslip_id && payslip_month ? { id: payslip_id, month: payslip_month } : null;

const paymentOf = ({ payment_id, amount, currency, party }: NotificationRow): Notification['payment'] =>
  payment_id && amount && currency ? { id: payment_id, amount, currency, name: party ?? '' } : null;

const calls = authed.activity.notifications;

export const notifications = {
  list: calls.list.handler(({ input, context: { readShown, viewer, services } }) =>
    readShown(async (db) => {
      const [rows, unread] = await Promise.all([
        notificationPage(db, viewer, input),
        unreadCount(db, viewer),
      ]);
      const present = (row: NotificationRow) => presentNotification(row, viewer, services.addresses);
      const page = toPage(rows, input.limit, { keys: notificationKeys, present });
      return { ...page, unread };
    }),
  ),

  read: calls.read.handler(({ input, context: { write, viewer, language } }) =>
    write(async (tx) => {
      const read = await markRead(tx, viewer.user.id, input);
      return { message: doneText(language, 'notifications-read', { count: read }) };
    }),
  ),
};
