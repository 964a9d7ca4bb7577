import { type Flow, flowNameMaxLength } from '@kazi/contract/work';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFollowApp } from '../../../live/followed-app.ts';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { links } from '../../links.ts';
import { AppPath } from '../app-page/app-path.tsx';
import { useApp } from '../app-page/use-app.ts';
import { Discussion } from '../comments/discussion.tsx';
import { TextInPlace } from '../in-place/text-in-place.tsx';
import { FlowAbout } from './flow-about.tsx';
import { FlowActions } from './flow-actions.tsx';
import classes from './flow-page.module.css';
import { StageTrack } from './stages/stage-track.tsx';
import { StoryPanel } from './stories/story-panel.tsx';
import { useStories } from './stories/use-stories.ts';
import { TaskPanel } from './tasks/task-panel.tsx';
import { useFlow, useFlowChange } from './use-flow.ts';

const route = getRouteApi('/_app/flows/$flowId');

/** A flow with everything about it on one page. */
export function FlowPage() {
  const { t } = useTranslation('common');
  const { flowId } = route.useParams();
  const { data: flow, error, isPending, refetch } = useFlow(flowId);
  if (isPending) return <SkeletonRows rows={8} label={t('loading')} />;
  if (!flow) return <FailedState error={error} onRetry={refetch} />;
  return <OpenedFlow key={flow._id} flow={flow} />;
}

function OpenedFlow({ flow }: { flow: Flow }) {
  const { t } = useTranslation('flows');
  const change = useFlowChange(flow);
  const stories = useStories(flow._id).data?.items ?? [];
  useFollowApp(flow.app);
  return (
    <Page
      title={flow.name}
      heading={
        <TextInPlace
          value={flow.name}
          label={t('rename')}
          maxLength={flowNameMaxLength}
          readOnly={!flow.may.update}
          onSave={(name) => change({ name })}
        />
      }
      above={<FlowPath flow={flow} />}
      actions={<FlowActions flow={flow} />}
    >
      <FlowAbout flow={flow} change={change} />
      <div className={classes.parts}>
        <StageTrack flow={flow} stories={stories} change={change} />
        <div className={classes.columns}>
          <StoryPanel flow={flow} />
          <div className={classes.column}>
            <TaskPanel flow={flow} />
            <Panel title={t('comments')}>
              <Discussion topic={{ flow: flow._id }} mayComment={flow.may.comment} />
            </Panel>
          </div>
        </div>
      </div>
    </Page>
  );
}

/** Where a flow lives: with its app, among the flows of it. */
function FlowPath({ flow }: { flow: Flow }) {
  const { t } = useTranslation('flows');
  const { data: app } = useApp(flow.app);
  return (
    <AppPath
      app={app}
      further={[
        ...(app ? [{ to: links.app(app.id), name: app.name }] : []),
        { to: `${links.app(flow.app)}/flows`, name: t('title') },
      ]}
    />
  );
}
