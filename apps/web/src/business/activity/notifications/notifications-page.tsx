import { Button, SegmentedControl } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconChecks from '#icons/IconChecks';
import { Page } from '../../../shell/page/page.tsx';
import { RecordList } from '../../../shell/page/record-list.tsx';
import classes from './notification-list.module.css';
import { NoNotifications, NotificationList } from './notification-list.tsx';
import { notificationsOf, unreadOf, useMarkRead, useNotifications } from './use-notifications.ts';

const route = getRouteApi('/_app/notifications');

/** Everything that concerned me, newest first. */
export function NotificationsPage() {
  const { t } = useTranslation('notifications');
  const { unread } = route.useSearch();
  const navigate = route.useNavigate();
  const markRead = useMarkRead();
  const query = useNotifications({ unread });
  const count = unreadOf(query.data);
  const show = (which: string) =>
    navigate({ search: { unread: which === 'unread' || undefined }, replace: true });
  return (
    <Page
      title={t('title')}
      description={count > 0 && t('unread', { count })}
      width="narrow"
      actions={
        count > 0 && (
          <Button
            variant="default"
            leftSection={<IconChecks size={16} stroke={1.8} />}
            onClick={() => markRead()}
          >
            {t('readAll')}
          </Button>
        )
      }
    >
      <SegmentedControl
        className={classes.filter}
        aria-label={t('filter.label')}
        value={unread ? 'unread' : 'all'}
        onChange={show}
        data={[
          { value: 'all', label: t('filter.all') },
          { value: 'unread', label: t('filter.unread') },
        ]}
      />
      <RecordList
        query={{ ...query, data: notificationsOf(query.data) }}
        rowHeight={84}
        filter={{
          isOn: Boolean(unread),
          key: String(unread),
          title: t('allRead.title'),
          message: t('allRead.message'),
          onClear: () => show('all'),
        }}
        empty={<NoNotifications />}
      >
        {(notifications) => <NotificationList notifications={notifications} />}
      </RecordList>
    </Page>
  );
}
