import type { Flow } from '@kazi/contract/work';
import { EmptyState } from '@kazi/ui/empty-state';
import { Row, Stack, Text } from '@kazi/ui/layout';
import { ProgressBar } from '@kazi/ui/progress-bar';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import IconArrowsSplit2 from '#icons/IconArrowsSplit2';
import IconPlus from '#icons/IconPlus';
import { api } from '../../../api/queries.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { lastView } from '../app-page/last-visited.ts';
import { useApp } from '../app-page/use-app.ts';
import { plainText } from '../rich-text/plain-text.ts';
import classes from './flows.module.css';
import { stageState } from './stages/stage-state.ts';
import stageStepsClasses from './stages/stage-steps.module.css';

const route = getRouteApi('/_app/apps/$appId/flows');

const NewFlowDialog = onDemand(() => import('./new-flow-dialog.tsx').then((module) => module.NewFlowDialog));

/** The flows of an app: what it is to do for people, and how far that is. */
export function FlowsPage() {
  const { t } = useTranslation(['flows', 'common']);
  const { appId } = route.useParams();
  const { new: isCreating } = route.useSearch();
  const navigate = route.useNavigate();
  const mayAdd = useApp(appId).data?.may.addFlow ?? false;
  const { data, error, isPending, refetch } = useQuery(
    api.work.flows.list.queryOptions({ input: { app: appId } }),
  );
  useEffect(() => lastView.set('flows'), []);
  const create = (open: boolean) => navigate({ search: { new: open || undefined }, replace: true });
  const button = (
    <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => create(true)}>
      {t('new')}
    </Button>
  );

  if (isPending) return <SkeletonRows rows={4} height={72} label={t('common:loading')} />;
  if (!data) return <FailedState error={error} onRetry={refetch} />;
  return (
    <div className={classes.flows}>
      {data.items.length === 0 ? (
        <EmptyState
          icon={<IconArrowsSplit2 size={24} stroke={1.6} />}
          title={t('empty.title')}
          message={t(mayAdd ? 'empty.message' : 'empty.read')}
          action={mayAdd && button}
        />
      ) : (
        <>
          <Row gap={24} lineGap={8} justify="between" wrap className={classes.bar}>
            <Text tone="muted">{t('hint')}</Text>
            {mayAdd && button}
          </Row>
          <ul className={classes.cards}>
            {data.items.map((flow) => (
              <FlowCard key={flow._id} flow={flow} />
            ))}
          </ul>
        </>
      )}
      <Suspense>{isCreating && <NewFlowDialog app={appId} onClose={() => create(false)} />}</Suspense>
    </div>
  );
}

/** A flow at a glance; the whole card leads to it. */
function FlowCard({ flow }: { flow: Flow }) {
  const { t } = useTranslation('flows');
  const { _id, name, description, stages, currentStage, progress, stories } = flow;
  const about = plainText(description);
  return (
    <li className={classes.card}>
      <div>
        <Text as="h2" size={15} weight={600} className={classes.name}>
          <Link to="/flows/$flowId" params={{ flowId: _id }}>
            {name}
          </Link>
        </Text>
        {about && <p className={classes.about}>{about}</p>}
      </div>
      {stages.length > 0 && <StageSteps stages={stages} current={currentStage} />}
      <div className={classes.figures}>
        <ProgressBar value={progress.done} max={progress.total} label={t('tasksDone', progress)} />
        <Text as="span" tone="muted" size={12} tabular>
          {t('storiesDone', stories)}
        </Text>
      </div>
    </li>
  );
}

interface StageStepsProps {
  stages: Flow['stages'];
  current: string | null;
}

/** The stages of a flow as a small track: a bar for each, and in words where it stands. */
function StageSteps({ stages, current }: StageStepsProps) {
  const { t } = useTranslation('flows');
  const at = stages.findIndex(({ id }) => id === current);
  const name = stages[at]?.name;
  return (
    <Stack gap={6}>
      <div className={stageStepsClasses.bars} aria-hidden="true">
        {stages.map(({ id }, step) => (
          <span key={id} className={stageStepsClasses.bar} data-state={stageState(step, at)} />
        ))}
      </div>
      <Text as="span" tone="muted" size={12}>
        {name ? t('stages.at', { name, at: at + 1, total: stages.length }) : t('stages.notBegun')}
      </Text>
    </Stack>
  );
}
