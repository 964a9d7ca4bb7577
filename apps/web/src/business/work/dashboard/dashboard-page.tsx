import type { Dashboard } from '@kazi/contract/work';
import { useTranslation } from 'react-i18next';
import { useAbility } from '../../../session/ability.tsx';
import { useSignedIn } from '../../../session/session.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { Counts } from './counts.tsx';
import classes from './dashboard.module.css';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { FinishedPanel } from './finished-panel.tsx';
import { FirstSteps } from './first-steps.tsx';
import { NextPanel } from './next-panel.tsx';
import { ProjectsPanel } from './projects-panel.tsx';
import { RecentPanel } from './recent-panel.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { useDashboard } from './use-dashboard.ts';

/** The first page: what to do now. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const { firstName: name } = useSignedIn().user;
  const { data, error, refetch } = useDashboard();
  return (
    <Page title={t(`greeting.${partOfDay()}`, { name })} description={t('subtitle')}>
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
  const works = useAbility().can('read', 'Task');
  const { counts, next, toReview, projects, finished, recent } = dashboard;
  const isNew = next.length === 0 && toReview.length === 0 && projects.length === 0;
  if (!works || isNew) return <FirstSteps />;
  return (
    <>
      <Counts counts={counts} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <NextPanel tasks={next} />
          {toReview.length > 0 && <ReviewPanel tasks={toReview} />}
          <FinishedPanel weeks={finished} />
        </div>
        <div className={classes.column}>
          {projects.length > 0 && <ProjectsPanel projects={projects} />}
          <RecentPanel events={recent} />
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
