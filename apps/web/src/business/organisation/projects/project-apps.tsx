import type { App, Project } from '@kazi/contract/organisation';
import type { ProjectOverview } from '@kazi/contract/work';
import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconApps from '#icons/IconApps';
import IconPlus from '#icons/IconPlus';
import { api } from '../../../api/queries.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import classes from './project-apps.module.css';

const NewAppDialog = onDemand(() =>
  import('../apps/new-app-dialog.tsx').then((module) => module.NewAppDialog),
);

/** The apps of one project. */
export const useProjectApps = (id: string) =>
  useQuery(api.organisation.apps.ofProject.queryOptions({ input: { id } }));

interface ProjectAppsProps {
  project: Project;
  overview: ProjectOverview | undefined;
}

/** The apps of a project, how far each is, and what waits in it. */
export function ProjectApps({ project, overview }: ProjectAppsProps) {
  const { t } = useTranslation(['organisation', 'common']);
  const [isAdding, setAdding] = useState(false);
  const { data, error, isPending, refetch } = useProjectApps(project.id);
  // Where there are none, adding the first is what the page is there for.
  const isFirst = data ? data.items.length === 0 : project.apps === 0;
  const add = project.may.addApp && (
    <Button
      {...(!isFirst && { variant: 'default', size: 'compact-md' })}
      leftSection={<IconPlus size={16} />}
      onClick={() => setAdding(true)}
    >
      {t('apps.new')}
    </Button>
  );
  return (
    <Panel title={t('apps.title')} actions={!isFirst && add} flush>
      {isPending ? (
        <SkeletonRows rows={3} height={60} label={t('common:loading')} />
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : data.items.length === 0 ? (
        <EmptyState
          icon={<IconApps size={24} stroke={1.6} />}
          title={t('apps.empty.title')}
          message={project.may.addApp ? t('apps.empty.message') : t('apps.empty.read')}
          action={add}
        />
      ) : (
        <ul className={classes.apps}>
          {data.items.map((app) => (
            <AppRow key={app.id} app={app} standing={overview?.apps.find(({ id }) => id === app.id)} />
          ))}
        </ul>
      )}
      <Suspense>{isAdding && <NewAppDialog project={project} onClose={() => setAdding(false)} />}</Suspense>
    </Panel>
  );
}

interface AppRowProps {
  app: App;
  standing: ProjectOverview['apps'][number] | undefined;
}

/** An app in one line: the line leads to it, what waits to the list of just that. */
function AppRow({ app, standing }: AppRowProps) {
  const { t } = useTranslation(['organisation', 'overview']);
  const { id, name, key, kind, tasks } = app;
  const total = tasks.open + tasks.done;
  const inReview = standing?.counts['in-review'] ?? 0;
  const overdue = standing?.overdue ?? 0;
  return (
    <li className={classes.app}>
      <span className={classes.key}>{key}</span>
      <span className={classes.words}>
        <Link to="/apps/$appId" params={{ appId: id }} className={classes.name}>
          {name}
        </Link>
        <span className={classes.kind}>{t(`apps.kinds.${kind}`)}</span>
      </span>
      <span className={classes.waiting}>
        {overdue > 0 && (
          <Link to="/apps/$appId/list" params={{ appId: id }} search={{ due: 'overdue' }} data-late>
            {t('overview:apps.overdue', { count: overdue })}
          </Link>
        )}
        {inReview > 0 && (
          <Link to="/apps/$appId/list" params={{ appId: id }} search={{ status: ['in-review'] }}>
            {t('overview:apps.inReview', { count: inReview })}
          </Link>
        )}
      </span>
      <span className={classes.progress}>
        <ProgressBar
          value={tasks.done}
          max={total}
          label={t('projects.progress', { done: tasks.done, total })}
        />
      </span>
    </li>
  );
}
