import type { Notification } from '@kazi/contract/activity';
import classes from './notification-list.module.css';
import { NotificationRow } from './notification-row.tsx';

interface NotificationListProps {
  notifications: readonly Notification[];
  onLeave?: () => void;
}

/** Notifications one below the other; each leads to what it is about. */
export function NotificationList({ notifications, onLeave }: NotificationListProps) {
  return (
    <ul className={classes.list}>
      {notifications.map((notification) => (
        <NotificationRow key={notification.id} notification={notification} onLeave={onLeave} />
      ))}
    </ul>
  );
}
