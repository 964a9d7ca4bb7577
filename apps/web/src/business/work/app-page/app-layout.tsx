import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { useFollowApp } from '../../../live/followed-app.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { openNewTask } from '../new-task/store.ts';
import classes from './app-page.module.css';
import { AppPath } from './app-path.tsx';
import { AppState } from './app-state.tsx';
import { AppTabs } from './app-tabs.tsx';
import { lastApp } from './last-app.ts';
import { useApp } from './use-app.ts';

const route = getRouteApi('/_app/apps/$appId');

/** What every view of an app has above it: where it lives, how far it is, who works on it, its views. */
export function AppLayout() {
  const { t } = useTranslation(['work', 'common']);
  const { appId } = route.useParams();
  const { data: app, error, isPending, refetch } = useApp(appId);
  useFollowApp(appId);
  useEffect(() => lastApp.set(appId), [appId]);

  if (isPending) return <SkeletonRows rows={8} label={t('common:loading')} />;
  if (!app) return <FailedState error={error} onRetry={refetch} />;
  return (
    <Page
      title={app.name}
      above={<AppPath app={app} />}
      description={<AppState app={app} />}
      width="full"
      actions={
        app.may.addTask && (
          <Button
            className={classes.create}
            leftSection={<IconPlus size={16} />}
            onClick={() => openNewTask({ app: app.id })}
          >
            {t('app.newTask')}
          </Button>
        )
      }
    >
      <AppTabs app={app} />
      <Outlet />
    </Page>
  );
}
