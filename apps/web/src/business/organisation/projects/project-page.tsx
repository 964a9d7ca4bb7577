import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api/queries.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { ProjectActions } from './project-actions.tsx';
import { ProjectApps } from './project-apps.tsx';
import classes from './project-page.module.css';
import { ProjectState } from './project-state.tsx';
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
