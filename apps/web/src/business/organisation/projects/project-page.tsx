import type { Project } from '@kazi/contract/organisation';
import { Avatar } from '@kazi/ui/avatar';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { StatusBadge } from '@kazi/ui/status-badge';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { ProjectActions } from './project-actions.tsx';
import { ProjectApps } from './project-apps.tsx';
import { ProjectDates } from './project-dates.tsx';
import classes from './project-page.module.css';
import { ProjectTeams } from './project-teams.tsx';

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
