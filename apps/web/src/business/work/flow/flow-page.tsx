import { type Flow, flowNameMaxLength } from '@kazi/contract/work';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { ActionIcon, Button, Group } from '@mantine/core';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconDots from '#icons/IconDots';
import IconPencil from '#icons/IconPencil';
import IconTrash from '#icons/IconTrash';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { useFollowApp } from '../../../live/followed-app.ts';
import { readDraft } from '../../../session/drafts.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { useTextDraft } from '../../../shell/form/use-text-draft.ts';
import { Menu } from '../../../shell/menu.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { useReadAbout } from '../../activity/index.ts';
import { links } from '../../links.ts';
import { AppPath } from '../app-page/app-path.tsx';
import { useApp } from '../app-page/use-app.ts';
import { Discussion } from '../comments/discussion.tsx';
import { usePeople } from '../fields/use-choices.tsx';
import { TextInPlace } from '../in-place/text-in-place.tsx';
import { plainText } from '../rich-text/plain-text.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import classes from './flow-page.module.css';
import { StageTrack } from './stages/stage-track.tsx';
import { StoryPanel } from './stories/story-panel.tsx';
import { TaskPanel } from './tasks/task-panel.tsx';
import { type FlowChange, useFlow, useFlowChange, useStories } from './use-flow.ts';

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
  useReadAbout(flow._id);
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

interface FlowAboutProps {
  flow: Flow;
  change: FlowChange;
}

/** What a flow is about, changed in its place. */
function FlowAbout({ flow, change }: FlowAboutProps) {
  const { t } = useTranslation(['flows', 'common']);
  const [isEditing, setEditing] = useState(
    () => flow.may.update && readDraft(aboutDraft(flow)) !== undefined,
  );
  const nothing = plainText(flow.description) === '';
  if (isEditing) return <AboutEdit flow={flow} change={change} onDone={() => setEditing(false)} />;
  if (nothing && !flow.may.update) return null;
  return (
    <div className={classes.about}>
      {!nothing && <RichText html={flow.description} />}
      {flow.may.update && (
        <Button
          className={classes.edit}
          size="compact-sm"
          variant="subtle"
          color="gray"
          leftSection={<IconPencil size={14} stroke={1.7} />}
          onClick={() => setEditing(true)}
        >
          {t(nothing ? 'about.add' : 'about.edit')}
        </Button>
      )}
    </div>
  );
}

const aboutDraft = ({ _id }: Flow) => `flow-about.${_id}`;

function AboutEdit({ flow, change, onDone }: FlowAboutProps & { onDone: () => void }) {
  const { t } = useTranslation(['flows', 'common']);
  const [typed, setTyped, end] = useTextDraft(aboutDraft(flow), flow.description);
  function close() {
    end();
    onDone();
  }
  function save() {
    if (typed !== flow.description) change({ description: typed });
    close();
  }
  return (
    <div className={classes.about}>
      <RichTextField
        label={t('about.title')}
        placeholder={t('about.placeholder')}
        value={typed}
        onChange={setTyped}
        onSubmit={save}
        onCancel={close}
        people={usePeople()}
        autoFocus
        actions={
          <Group gap={8}>
            <Button size="xs" variant="default" onClick={close}>
              {t('common:cancel')}
            </Button>
            <Button size="xs" onClick={save}>
              {t('common:save')}
            </Button>
          </Group>
        }
      />
    </div>
  );
}

/** Actions on a whole flow, those the viewer may take. */
function FlowActions({ flow }: { flow: Flow }) {
  const { t } = useTranslation('flows');
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const remove = useWrite(client.work.flows.delete, {
    changes: ['flow', 'story', 'task'],
    leave: () => navigate({ to: '/apps/$appId/flows', params: { appId: flow.app } }),
    gone: ({ id }) => api.work.flows.get.key({ input: { id } }),
    says: ({ message }) => message,
  });
  if (!flow.may.delete) return null;
  return (
    <>
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon variant="default" size={36} aria-label={t('more')}>
            <IconDots size={18} stroke={1.8} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconTrash size={16} stroke={1.6} />} onClick={() => setAsks(true)}>
            {t('delete.button')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asks && (
        <Confirm
          title={t('delete.title', { name: flow.name })}
          confirmLabel={t('delete.button')}
          danger
          busy={remove.busy}
          onConfirm={() => remove.run({ id: flow._id })}
          onClose={() => setAsks(false)}
        >
          {t('delete.message', { count: flow.stories.total })}
        </Confirm>
      )}
    </>
  );
}
