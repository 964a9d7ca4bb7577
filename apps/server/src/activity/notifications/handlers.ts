import { authed } from '../../http/procedures.ts';
import { toPage } from '../../page.ts';
import { doneText } from '../../texts/done.ts';
import { markRead } from './commands.ts';
import { presentNotification } from './present.ts';
import { type NotificationRow, notificationKeys, notificationPage, unreadCount } from './queries.ts';

const calls = authed.activity.notifications;

export const notifications = {
  list: calls.list.handler(({ input, context: { readShown, viewer, services } }) =>
    readShown(async (db) => {
      const [rows, unread] = await Promise.all([
        notificationPage(db, viewer, input),
        unreadCount(db, viewer),
      ]);
      const present = (row: NotificationRow) => presentNotification(row, services.addresses);
      const page = toPage(rows, input.limit, { keys: notificationKeys, present });
      return { ...page, unread };
    }),
  ),

  read: calls.read.handler(({ input, context: { write, viewer, language } }) =>
    write(async (tx) => {
      const read = await markRead(tx, viewer.user.id, input.ids);
      return { message: doneText(language, 'notifications-read', { count: read }) };
    }),
  ),
};
