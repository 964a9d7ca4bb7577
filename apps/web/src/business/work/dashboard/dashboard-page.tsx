import type { Dashboard, TaskElsewhere, TaskToDo } from '@kazi/contract/work';
import { EmptyState } from '@kazi/ui/empty-state';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { Panel } from '@kazi/ui/panel';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconRocket from '#icons/IconRocket';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';
import { useSignedIn } from '../../../session/session.ts';
import { today } from '../../../shell/days.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { PayArrived, PayrollDue } from '../../payroll/index.ts';
import shared from '../fields/fields.module.css';
import classes from './dashboard.module.css';
import { Counts, FinishedPanel, FirstStepsPanel, WalletPanel } from './panels.tsx';
import { HappeningList, TaskLines } from './task-line.tsx';

/** What waits for the user logged in, and how the work has gone lately. */
const useDashboard = () =>
  useQuery(api.work.dashboards.mine.queryOptions({ input: { today: today() }, meta: { kept: true } }));

/** The first page: what to do now. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { firstName: name } = useSignedIn().user;
  const { data, error, refetch } = useDashboard();
  return (
    <Page title={t(`greeting.${partOfDay()}`, { name })} description={t('subtitle')}>
      <PayArrived />
      <PayrollDue />
      {data ? (
        <Content dashboard={data} />
      ) : error ? (
        <FailedState error={error} onRetry={refetch} />
      ) : (
        <DashboardSkeleton />
      )}
    </Page>
  );
}

function Content({ dashboard }: { dashboard: Dashboard }) {
  const ability = useAbility();
  const { counts, fresh, next, waiting, toReview, projects, finished, firstSteps, recent } = dashboard;
  const hasNothingToDo = fresh.length === 0 && toReview.length === 0;
  const isNew = hasNothingToDo && next.length === 0 && waiting === 0 && projects.length === 0;
  const mayRead = ability.can('read', 'Task');
  const wallet = ability.can('read', 'Account') && (
    <div className={classes.wallet}>
      <WalletPanel />
    </div>
  );
  if (!mayRead || isNew)
    return (
      <div className={classes.columns}>
        <div className={classes.column}>
          {firstSteps ? <FirstStepsPanel steps={firstSteps} /> : <NothingYet />}
        </div>
        <div className={classes.column}>{wallet}</div>
      </div>
    );
  return (
    <>
      <Counts counts={counts} />
      <div className={classes.columns}>
        <div className={classes.column}>
          {firstSteps && <FirstStepsPanel steps={firstSteps} />}
          {(next.length > 0 || waiting > 0 || hasNothingToDo) && <NextPanel tasks={next} waiting={waiting} />}
          {toReview.length > 0 && <ReviewPanel tasks={toReview} total={counts.toReview} />}
          {fresh.length > 0 && <FreshPanel tasks={fresh} />}
          {finished.some(({ tasks }) => tasks > 0) && (
            <div className={classes.later}>
              <FinishedPanel weeks={finished} />
            </div>
          )}
        </div>
        <div className={classes.column}>
          {wallet}
          <div className={classes.later}>
            {projects.length > 0 && <ProjectsPanel projects={projects} />}
            <RecentPanel events={recent} />
          </div>
        </div>
      </div>
    </>
  );
}

const noon = 12;
const evening = 17;

function partOfDay(): 'morning' | 'afternoon' | 'evening' {
  const hour = new Date().getHours();
  if (hour < noon) return 'morning';
  return hour < evening ? 'afternoon' : 'evening';
}

/** The dashboard's shape while it loads. */
function DashboardSkeleton() {
  return (
    <div aria-busy="true">
      <div className={classes.counts}>
        {['overdue', 'week', 'progress', 'review'].map((name) => (
          <Skeleton key={name} height={92} radius="md" />
        ))}
      </div>
      <div className={classes.columns}>
        <Skeleton height={420} radius="md" />
        <Skeleton height={420} radius="md" />
      </div>
    </div>
  );
}

/** How far my projects are. */
function ProjectsPanel({ projects }: { projects: Dashboard['projects'] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Panel title={t('projects.title')}>
      <Stack as="ul" gap={16}>
        {projects.map(({ id, name, done, total, overdue }) => (
          <Row key={id} as="li" gap={8} lineGap={4} align="stretch" justify="between" wrap>
            <Link to="/projects/$projectId" params={{ projectId: id }} className={classes.projectName}>
              {name}
            </Link>
            {overdue > 0 && (
              <Text as="span" tone="danger" size={12}>
                {t('projects.overdue', { count: overdue })}
              </Text>
            )}
            <div className={classes.bar}>
              <ProgressBar value={done} max={total} label={t('projects.done', { done, total })} />
            </div>
          </Row>
        ))}
      </Stack>
    </Panel>
  );
}

/** The dashboard of somebody with nothing yet: how to begin, as far as their role goes. */
function NothingYet() {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const ability = useAbility();
  const kind = ability.can('create', 'Project') ? 'make' : ability.can('read', 'Task') ? 'wait' : 'account';
  return (
    <EmptyState
      icon={<IconRocket size={24} stroke={1.6} />}
      title={t(`first.${kind}.title`)}
      message={t(`first.${kind}.message`)}
      action={
        kind === 'make' ? (
          <Button onClick={() => navigate({ to: '/projects', search: { new: true } })}>
            {t('first.make.action')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => navigate({ to: '/account' })}>
            {t('first.account.action')}
          </Button>
        )
      }
    />
  );
}

/** Tasks that others gave me lately and that I have not begun. */
function FreshPanel({ tasks }: { tasks: TaskElsewhere[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Panel title={t('fresh.title')} flush>
      <TaskLines tasks={tasks} withActs />
    </Panel>
  );
}

/** My tasks that wait for me, what came back and what is late first, and how many wait for others. */
function NextPanel({ tasks, waiting }: { tasks: TaskToDo[]; waiting: number }) {
  const { t } = useTranslation('dashboard');
  return (
    <Panel
      title={t('next.title')}
      actions={
        <Link to="/my-work" className={shared.more}>
          {t('next.all')}
        </Link>
      }
      flush
    >
      {tasks.length === 0 ? (
        <p className={shared.nothing}>{t('next.none')}</p>
      ) : (
        <TaskLines tasks={tasks} withActs />
      )}
      {waiting > 0 && (
        <Link to="/my-work" search={{ status: ['in-review'] }} className={classes.waiting}>
          {t('next.waiting', { count: waiting })}
        </Link>
      )}
    </Panel>
  );
}

/** What others and I did lately. */
function RecentPanel({ events }: { events: Dashboard['recent'] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Panel title={t('recent.title')} flush={events.length === 0}>
      {events.length === 0 ? (
        <p className={shared.nothing}>{t('recent.none')}</p>
      ) : (
        <HappeningList happenings={events} />
      )}
    </Panel>
  );
}

/** Work that was handed in and waits for me; `total` counts also what is not listed. */
function ReviewPanel({ tasks, total }: { tasks: TaskElsewhere[]; total: number }) {
  const { t } = useTranslation('dashboard');
  return (
    <Panel
      title={t('review.title')}
      actions={
        total > tasks.length && (
          <Link to="/my-work" search={{ part: 'to-review' }} className={shared.more}>
            {t('review.all', { count: total })}
          </Link>
        )
      }
      flush
    >
      <TaskLines tasks={tasks} withActs />
    </Panel>
  );
}
