import { ActionIcon, Popover, VisuallyHidden } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconBell from '#icons/IconBell';
import { useShortcut } from '../../../shell/shortcuts/use-shortcut.ts';
import { LatestSkeleton } from './latest-skeleton.tsx';
import classes from './notification-bell.module.css';
import { unreadOf, useNotifications } from './use-notifications.ts';

const Latest = lazy(() => import('./latest.tsx').then((module) => ({ default: module.Latest })));

/** More than this are not counted out: the badge stays small. */
const countedMost = 99;

/** How many notifications wait, at any moment; opened, the latest of them. */
export function NotificationBell() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [opened, setOpened] = useState(false);
  const unread = unreadOf(useNotifications().data);
  const label = unread > 0 ? t('bell.unread', { count: unread }) : t('bell.label');
  useShortcut({
    keys: 'g n',
    label: t('bell.label'),
    group: t('shortcuts.goTo'),
    run: () => navigate({ to: '/notifications' }),
  });
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
          aria-label={label}
          onClick={() => setOpened(!opened)}
        >
          <IconBell size={18} stroke={1.6} />
          {unread > 0 && (
            <span className={classes.count} aria-hidden="true">
              {unread > countedMost ? `${countedMost}+` : unread}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={t('bell.label')}>
        <Suspense fallback={<LatestSkeleton />}>
          <Latest onLeave={() => setOpened(false)} />
        </Suspense>
      </Popover.Dropdown>
      <VisuallyHidden role="status">{unread > 0 && label}</VisuallyHidden>
    </Popover>
  );
}
