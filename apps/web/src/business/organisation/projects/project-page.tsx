import type { App, Project } from '@kazi/contract/organisation';
import { Avatar } from '@kazi/ui/avatar';
import { EmptyState } from '@kazi/ui/empty-state';
import { Panel } from '@kazi/ui/panel';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { StatusBadge } from '@kazi/ui/status-badge';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconApps from '#icons/IconApps';
import IconPlus from '#icons/IconPlus';
import { api } from '../../../api/queries.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import appRowClasses from '../apps/app-row.module.css';
import { ProjectActions } from './project-actions.tsx';
import { ProjectDates } from './project-dates.tsx';
import classes from './project-page.module.css';
import { ProjectTeams } from './project-teams.tsx';

const NewAppDialog = onDemand(() =>
  import('../apps/new-app-dialog.tsx').then((module) => module.NewAppDialog),
);

/** One project. */
const useProject = (id: string) =>
  useQuery(api.organisation.projects.get.queryOptions({ input: { id }, meta: { quiet: true } }));

const route = getRouteApi('/_app/projects/$projectId');

/** A project: what it is for, how far it is, its apps and its teams. */
export function ProjectPage() {
  const { t } = useTranslation(['organisation', 'common']);
  const { projectId } = route.useParams();
  const { data: project, error, isPending, refetch } = useProject(projectId);
  if (isPending) return <SkeletonRows rows={8} label={t('common:loading')} />;
  if (!project) return <FailedState error={error} onRetry={refetch} />;
  return (
    <Page
      title={project.name}
      above={<Link to="/projects">{t('projects.title')}</Link>}
      description={<ProjectState project={project} />}
      actions={<ProjectActions project={project} />}
    >
      {project.description && <p className={classes.about}>{project.description}</p>}
      <div className={classes.parts}>
        <ProjectApps project={project} />
        <ProjectTeams project={project} />
      </div>
    </Page>
  );
}

/** How a project stands, in one line. */
function ProjectState({ project }: { project: Project }) {
  const { t } = useTranslation(['organisation', 'common']);
  const { status, owner, tasks, startsOn, endsOn } = project;
  const total = tasks.open + tasks.done;
  return (
    <span className={classes.state}>
      <StatusBadge status={status}>{t(`common:projectStatus.${status}`)}</StatusBadge>
      <span className={classes.owner}>
        <Avatar name={owner.name} src={owner.avatar} size={20} decorative />
        {owner.name}
      </span>
      <span>
        <ProjectDates startsOn={startsOn} endsOn={endsOn} />
      </span>
      <ProgressBar
        value={tasks.done}
        max={total}
        label={t('projects.tasksDone', { done: tasks.done, total })}
      />
    </span>
  );
}

/** The apps of a project, and how far each is. */
function ProjectApps({ project }: { project: Project }) {
  const { t } = useTranslation(['organisation', 'common']);
  const [isAdding, setAdding] = useState(false);
  const { data, error, isPending, refetch } = useQuery(
    api.organisation.apps.ofProject.queryOptions({ input: { id: project.id }, meta: { quiet: true } }),
  );
  const add = project.may.addApp && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      {t('apps.new')}
    </Button>
  );
  return (
    <Panel title={t('apps.title')} description={t('apps.ofProject')} actions={add} flush>
      {isPending ? (
        <SkeletonRows rows={3} height={60} label={t('common:loading')} />
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : data.items.length === 0 ? (
        <EmptyState
          icon={<IconApps size={24} stroke={1.6} />}
          title={t('apps.empty.title')}
          message={project.may.addApp ? t('apps.empty.message') : t('apps.empty.read')}
        />
      ) : (
        data.items.map((app) => <AppRow key={app.id} app={app} />)
      )}
      <Suspense>{isAdding && <NewAppDialog project={project} onClose={() => setAdding(false)} />}</Suspense>
    </Panel>
  );
}

/** An app in one line; the line leads to it. */
function AppRow({ app }: { app: App }) {
  const { t } = useTranslation('organisation');
  const { id, name, key, kind, tasks } = app;
  const total = tasks.open + tasks.done;
  return (
    <Link to="/apps/$appId" params={{ appId: id }} className={appRowClasses.app}>
      <span className={appRowClasses.key}>{key}</span>
      <span className={appRowClasses.words}>
        <span className={appRowClasses.name}>{name}</span>
        <span className={appRowClasses.kind}>{t(`apps.kinds.${kind}`)}</span>
      </span>
      <span className={appRowClasses.progress}>
        <ProgressBar
          value={tasks.done}
          max={total}
          label={t('projects.progress', { done: tasks.done, total })}
        />
      </span>
    </Link>
  );
}
