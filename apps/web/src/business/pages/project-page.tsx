import type { Project } from '@kazi/contract/organisation';
import type { ProjectOverview } from '@kazi/contract/work';
import { Avatar } from '@kazi/ui/avatar';
import { EmptyState } from '@kazi/ui/empty-state';
import { Row } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconChecks from '#icons/IconChecks';
import IconPlus from '#icons/IconPlus';
import { api } from '../../api/queries.ts';
import { useAbility } from '../../session/ability.tsx';
import { useSignedIn } from '../../session/session.ts';
import { today } from '../../shell/days.ts';
import { FailedState } from '../../shell/page/failed-state.tsx';
import { Page } from '../../shell/page/page.tsx';
import { ProjectDates } from '../organisation/projects/project-dates.tsx';
import { ProjectActions, ProjectApps, useProjectApps } from '../organisation/projects/project-parts.tsx';
import { ProjectApprovers, ProjectTeams } from '../organisation/projects/project-teams.tsx';
import { StatusBadge } from '../status.tsx';
import { ProjectCosts } from '../work/costs/project-costs.tsx';
import { openNewTask } from '../work/new-task/store.ts';
import { BusyPeople, HappeningsPanel, RewardsPanel } from '../work/overview/side-panels.tsx';
import { StateBand, TasksAcross } from '../work/overview/task-panels.tsx';
import type { ShownTasks } from '../work/task-filter/filter.ts';
import { OverviewColumns } from './overview-columns.tsx';
import classes from './pages.module.css';

/** One project. */
const useProject = (id: string) => useQuery(api.organisation.projects.get.queryOptions({ input: { id } }));

/** How it stands. */
const useProjectOverview = (id: string) =>
  useQuery(api.work.overviews.ofProject.queryOptions({ input: { id, today: today() } }));

const route = getRouteApi('/_app/projects/$projectId');

/** A project: how its work stands, what needs attention, who is at it, and what it pays. */
export function ProjectPage() {
  const { t } = useTranslation(['organisation', 'common']);
  const { projectId } = route.useParams();
  const filter = route.useSearch();
  const { data: project, error, isPending, refetch } = useProject(projectId);
  const overview = useProjectOverview(projectId);
  if (isPending) return <SkeletonRows rows={8} label={t('common:loading')} />;
  if (!project) return <FailedState error={error} onRetry={refetch} />;
  return (
    <Page
      title={project.name}
      above={<Link to="/projects">{t('projects.title')}</Link>}
      description={<ProjectState project={project} />}
      actions={<ProjectActions project={project} />}
    >
      {project.description && (
        <p className={classes.about} dir="auto">
          {project.description}
        </p>
      )}
      {isAnyTask(project, overview.data) ? (
        <ProjectAtWork project={project} overview={overview} filter={filter} />
      ) : (
        <NewProject project={project} />
      )}
    </Page>
  );
}

/** Whether there is, or was, anything to tell of: without a task every figure of the page is a nought. */
const isAnyTask = ({ tasks }: Project, overview: ProjectOverview | undefined): boolean =>
  tasks.open + tasks.done > 0 || Object.values(overview?.counts ?? {}).some((count) => count > 0);

/** A project without tasks: what comes first, and the way to it. */
function NewProject({ project }: { project: Project }) {
  const readsTasks = useAbility().can('read', 'Task');
  return (
    <>
      {readsTasks && project.apps > 0 && <FirstTask project={project.id} />}
      <ProjectApps project={project} overview={undefined} />
      <ProjectTeams project={project} />
      <ProjectApprovers project={project} />
    </>
  );
}

interface ProjectAtWorkProps {
  project: Project;
  overview: ReturnType<typeof useProjectOverview>;
  filter: ShownTasks;
}

function ProjectAtWork({ project, overview, filter }: ProjectAtWorkProps) {
  const readsTasks = useAbility().can('read', 'Task');
  return (
    <>
      {readsTasks && <StateBand overview={overview} filter={filter} />}
      <OverviewColumns
        main={
          <>
            {readsTasks && <ProjectTasks project={project} overview={overview.data} filter={filter} />}
            <ProjectApps project={project} overview={overview.data} />
            <ProjectTeams project={project} />
          </>
        }
        side={
          <>
            {overview.data?.money && <ProjectMoney project={project} money={overview.data.money} />}
            {overview.data && readsTasks && <BusyPeople people={overview.data.people} />}
            <ProjectApprovers project={project} />
            {readsTasks && <HappeningsPanel of={{ project: project.id }} />}
          </>
        }
      />
      <div className={classes.costs}>
        <ProjectCosts project={project.id} />
      </div>
    </>
  );
}

interface ProjectTasksProps {
  project: Project;
  overview: ProjectOverview | undefined;
  filter: ShownTasks;
}

/** Its tasks that need attention, or those that are asked for. */
function ProjectTasks({ project, overview, filter }: ProjectTasksProps) {
  const { t } = useTranslation('overview');
  const assignee = filter.assignee?.[0];
  return (
    <TasksAcross
      of={{ project: project.id }}
      filter={filter}
      assigneeName={overview?.people.find(({ person }) => person.id === assignee)?.person.name}
      empty={
        <EmptyState
          icon={<IconChecks size={24} stroke={1.6} />}
          title={t('empty.calm.title')}
          message={t('empty.calm.message')}
        />
      }
    />
  );
}

/** What stands in place of tasks until there is one: the way to it, for those who may go it. */
function FirstTask({ project }: { project: string }) {
  const { t } = useTranslation('overview');
  const app = useProjectApps(project).data?.items.find(({ may }) => may.addTask)?.id;
  return (
    <Panel title={t('tasks.title')} flush>
      <EmptyState
        icon={<IconChecks size={24} stroke={1.6} />}
        title={t('empty.first.title')}
        message={t(app ? 'empty.first.message' : 'empty.first.read')}
        action={
          app && (
            <Button leftSection={<IconPlus size={16} />} onClick={() => openNewTask({ app })}>
              {t('empty.first.add')}
            </Button>
          )
        }
      />
    </Panel>
  );
}

interface ProjectMoneyProps {
  project: Project;
  money: NonNullable<ProjectOverview['money']>;
}

function ProjectMoney({ project, money }: ProjectMoneyProps) {
  const { t } = useTranslation('overview');
  const me = useSignedIn().user.id;
  return (
    <RewardsPanel
      currency={money.currency}
      isOwn={project.owner.id === me}
      sums={[
        { name: t('money.promised'), amount: money.promised, hint: t('money.promisedHint') },
        { name: t('money.held'), amount: money.held, hint: t('money.heldHint') },
        { name: t('money.paid'), amount: money.paid },
      ]}
    />
  );
}

/** Where a project is in its life, whose it is, and from when to when it runs. */
function ProjectState({ project }: { project: Project }) {
  const { t } = useTranslation(['organisation', 'common']);
  const { status, owner, startsOn, endsOn } = project;
  return (
    <Row as="span" gap={16} lineGap={6} wrap>
      <StatusBadge status={status}>{t(`common:projectStatus.${status}`)}</StatusBadge>
      <Row as="span" gap={6} inline>
        <Avatar name={owner.name} src={owner.avatar} size={20} decorative />
        {owner.name}
      </Row>
      <span>
        <ProjectDates startsOn={startsOn} endsOn={endsOn} />
      </span>
    </Row>
  );
}
