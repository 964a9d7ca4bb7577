import { Row } from '@kazi/ui/layout';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import classes from './latest.module.css';
import { LatestSkeleton } from './latest-skeleton.tsx';
import { NoNotifications, NotificationList } from './notification-list.tsx';
import { notificationsOf, unreadOf, useMarkRead, useNotifications } from './use-notifications.ts';

const most = 8;

/** The latest notifications, under the bell. `onLeave` is called when one leads elsewhere. */
export function Latest({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('notifications');
  const { data, error, refetch } = useNotifications();
  const markRead = useMarkRead();
  const notifications = notificationsOf(data)?.slice(0, most);
  return (
    <>
      <Row justify="between" className={classes.head}>
        <h2 className={classes.title}>{t('title')}</h2>
        {unreadOf(data) > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={() => markRead()}>
            {t('readAll')}
          </Button>
        )}
      </Row>
      <div className={classes.list}>
        {!data && !error && <LatestSkeleton />}
        {!data && error && <FailedState error={error} onRetry={refetch} />}
        {notifications?.length === 0 && <NoNotifications />}
        {notifications && <NotificationList notifications={notifications} onLeave={onLeave} />}
      </div>
      <Link className={classes.all} to="/notifications" onClick={onLeave}>
        {t('all')}
      </Link>
    </>
  );
}
