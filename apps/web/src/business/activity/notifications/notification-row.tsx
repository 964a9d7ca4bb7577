import type { Notification } from '@kazi/contract/activity';
import { Avatar } from '@kazi/ui/avatar';
import { RelativeTime } from '@kazi/ui/relative-time';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { links } from '../../links.ts';
import { kindIcons } from './kind-icons.ts';
import classes from './notification-list.module.css';
import { useMarkRead } from './use-notifications.ts';

interface NotificationRowProps {
  notification: Notification;
  onLeave?: (() => void) | undefined;
}

/** Who did what, and where. Following it marks it as read. */
export function NotificationRow({ notification, onLeave }: NotificationRowProps) {
  const { t } = useTranslation('notifications');
  const markRead = useMarkRead();
  const { id, kind, actor, at, readAt } = notification;
  const name = actor?.name ?? t('somebody');
  const place = placeOf(notification);
  const Icon = kindIcons[kind];
  const read = () => !readAt && markRead([id]);
  const says = t(`says.${kind}`, { name });
  return (
    <li className={classes.row} data-unread={!readAt || undefined}>
      <span className={classes.face}>
        <Avatar name={name} src={actor?.avatar ?? null} size={36} decorative />
        <span className={classes.kind} data-kind={kind}>
          <Icon size={11} stroke={2.4} aria-hidden="true" />
        </span>
      </span>
      <div className={classes.words}>
        {place ? (
          <Link
            to={place.to}
            className={classes.says}
            onClick={() => {
              read();
              onLeave?.();
            }}
          >
            {says}
          </Link>
        ) : (
          <span className={classes.says}>{says}</span>
        )}
        <span className={classes.place}>
          {place?.number && <bdi>{place.number}</bdi>}
          <span className={classes.name} dir="auto">
            {place?.name ?? t('gone')}
          </span>
        </span>
        <span className={classes.at}>
          <RelativeTime at={at} />
        </span>
      </div>
      {!readAt && (
        <button
          type="button"
          className={classes.unread}
          aria-label={t('readThis', { says })}
          title={t('read')}
          onClick={read}
        />
      )}
    </li>
  );
}

/** What it is about, where that is still to be seen. */
function placeOf({ task, flow }: Notification) {
  if (task) return { to: links.task(task._id), number: task.number, name: task.title };
  if (flow) return { to: links.flow(flow._id), number: undefined, name: flow.name };
  return undefined;
}
