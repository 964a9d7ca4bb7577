import { VisuallyHidden } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import IconBell from '#icons/IconBell';
import { CountButton } from '../../../shell/count-button.tsx';
import { useShortcut } from '../../../shell/shortcuts/use-shortcut.ts';
import { LatestSkeleton } from './latest-skeleton.tsx';
import { unreadOf, useNotifications } from './use-notifications.ts';

const Latest = lazy(() => import('./latest.tsx').then((module) => ({ default: module.Latest })));

/** How many notifications wait, at any moment; opened, the latest of them. */
export function NotificationBell() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const unread = unreadOf(useNotifications().data);
  const label = unread > 0 ? t('bell.unread', { count: unread }) : t('bell.label');
  useShortcut({
    keys: 'g n',
    label: t('bell.label'),
    group: t('shortcuts.goTo'),
    run: () => navigate({ to: '/notifications' }),
  });
  return (
    <>
      <CountButton
        icon={<IconBell size={18} stroke={1.6} />}
        label={label}
        count={unread}
        colour="accent"
        title={t('bell.label')}
        width={400}
        skeleton={<LatestSkeleton />}
      >
        {(close) => <Latest onLeave={close} />}
      </CountButton>
      <VisuallyHidden role="status">{unread > 0 && label}</VisuallyHidden>
    </>
  );
}
