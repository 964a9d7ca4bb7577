import type { App } from '@kazi/contract/organisation';
import { Row } from '@kazi/ui/layout';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, VisuallyHidden } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowsSplit2 from '#icons/IconArrowsSplit2';
import IconLayoutKanban from '#icons/IconLayoutKanban';
import IconLayoutList from '#icons/IconLayoutList';
import IconPlus from '#icons/IconPlus';
import IconSettings from '#icons/IconSettings';
import { api } from '../../../api/queries.ts';
import { useFollowApp } from '../../../live/followed-app.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { links } from '../../links.ts';
import { PeopleStack } from '../fields/marks.tsx';
import { openNewTask } from '../new-task/store.ts';
import { readTaskFilter } from '../task-filter/filter.ts';
import classes from './app-page.module.css';
import { AppPath } from './app-path.tsx';
import { lastApp } from './last-visited.ts';
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
      tabs={<AppTabs app={app} />}
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
      <Outlet />
    </Page>
  );
}

/** The key of an app, how far its tasks are, and the people of its teams. */
function AppState({ app }: { app: App }) {
  const { t } = useTranslation('work');
  const { open, done } = app.tasks;
  return (
    <Row as="span" gap={16} lineGap={6} wrap>
      <span className={classes.key}>{app.key}</span>
      <ProgressBar value={done} max={open + done} label={t('app.progress', { done, total: open + done })} />
      {app.project && <TeamPeople project={app.project.id} />}
    </Row>
  );
}

function TeamPeople({ project }: { project: string }) {
  const { t } = useTranslation('work');
  const { data } = useQuery(
    api.organisation.teams.list.queryOptions({ input: { project }, meta: { kept: true } }),
  );
  const members = new Map(data?.items.flatMap((team) => team.members).map((person) => [person.id, person]));
  if (members.size === 0) return null;
  return (
    <span className={classes.people}>
      <VisuallyHidden>{t('app.people', { count: members.size })}</VisuallyHidden>
      <PeopleStack people={[...members.values()]} max={6} />
    </span>
  );
}

/** How every tab is marked while its view is shown. */
const asTab = {
  className: classes.tab,
  activeOptions: { includeSearch: false },
  activeProps: { 'data-current': true },
};

const withFilter = (search: Record<string, unknown>) => readTaskFilter(search);

/** The views of an app. Board and list share one filter, which goes along from the one to the other. */
function AppTabs({ app }: { app: App }) {
  const { t } = useTranslation('work');
  const params = { appId: app.id };
  const flows: string = `${links.app(app.id)}/flows`;
  const settings: string = `${links.app(app.id)}/settings`;
  return (
    <nav className={classes.tabs} aria-label={t('app.views')}>
      <Link {...asTab} to="/apps/$appId/board" params={params} search={withFilter}>
        <TabName icon={IconLayoutKanban} name={t('app.board')} />
      </Link>
      <Link {...asTab} to="/apps/$appId/list" params={params} search={withFilter}>
        <TabName icon={IconLayoutList} name={t('app.list')} />
      </Link>
      <Link {...asTab} to={flows}>
        <TabName icon={IconArrowsSplit2} name={t('app.flows')} />
      </Link>
      {app.may.update && (
        <Link {...asTab} to={settings}>
          <TabName icon={IconSettings} name={t('app.settings')} />
        </Link>
      )}
    </nav>
  );
}

function TabName({ icon: Icon, name }: { icon: Icon; name: string }) {
  return (
    <>
      <Icon size={16} stroke={1.7} aria-hidden="true" />
      {name}
    </>
  );
}
