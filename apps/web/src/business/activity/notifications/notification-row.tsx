import type { Notification } from '@kazi/contract/activity';
import { RelativeTime } from '@kazi/ui/relative-time';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NotificationFace } from './notification-face.tsx';
import classes from './notification-list.module.css';
import { placeOf } from './place.tsx';
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
  const place = placeOf(notification);
  const read = () => !readAt && markRead([id]);
  const says = t(`says.${kind}`, { name: actor?.name ?? t('somebody') });
  return (
    <li className={classes.row} data-unread={!readAt || undefined}>
      <NotificationFace {...notification} />
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
