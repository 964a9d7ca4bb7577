import { listNotifications } from '@kazi/simulation/notifications';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { ActionIcon, Popover } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconBell from '#icons/IconBell';
import { onDemand } from '../../shell/dialog/on-demand.ts';
import { answerOf } from '../calls/use-answer.ts';
import classes from './notifications-button.module.css';

const NotificationList = onDemand(() =>
  import('./notification-list.tsx').then((module) => module.NotificationList),
);

/** How many notifications wait, on every page; opened, which ones. */
export function NotificationsButton() {
  const { t } = useTranslation('shell');
  const [opened, setOpened] = useState(false);
  const { data } = useQuery(answerOf(listNotifications, {}));
  const unread = data?.notifications.filter(({ isRead }) => !isRead).length ?? 0;
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="min(400px, calc(100vw - 16px))"
      offset={6}
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <ActionIcon
          className={classes.bell}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={unread > 0 ? t('bell.unread', { count: unread }) : t('bell.label')}
          onClick={() => setOpened(!opened)}
        >
          <IconBell size={18} stroke={1.6} />
          {unread > 0 && (
            <span className={classes.count} aria-hidden="true">
              {unread}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={t('bell.label')}>
        <Suspense fallback={<SkeletonRows rows={5} height={72} label={t('bell.label')} />}>
          <NotificationList onLeave={() => setOpened(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
