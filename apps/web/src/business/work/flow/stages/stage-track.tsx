import type { Flow, Story } from '@kazi/contract/work';
import { Panel } from '@kazi/ui/panel';
import { VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { newId } from '../../../../api/new-id.ts';
import type { FlowChange } from '../use-flow.ts';
import { NewStage } from './new-stage.tsx';
import { StageItem } from './stage-item.tsx';
import { stageState } from './stage-state.ts';
import classes from './stage-track.module.css';
import { useStageSorting } from './use-stage-sorting.ts';

interface StageTrackProps {
  flow: Flow;
  stories: readonly Story[];
  change: FlowChange['change'];
}

const most = 20;

/** The steps that a flow goes through, and where it stands. Stages are added, renamed and put in order here. */
export function StageTrack({ flow, stories, change }: StageTrackProps) {
  const { t } = useTranslation('flows');
  const { stages, currentStage, may } = flow;
  const keysId = useId();
  const { said, track } = useStageSorting(stages, (sorted) => change({ stages: sorted }));
  const at = stages.findIndex(({ id }) => id === currentStage);
  if (stages.length === 0 && !may.update) return null;
  return (
    <Panel
      title={t('stages.title')}
      description={may.update ? t('stages.hint') : at < 0 && t('stages.notBegun')}
      flush
    >
      <ol className={classes.track} {...(may.update && track)}>
        {stages.map((stage, step) => (
          <StageItem
            key={stage.id}
            stage={stage}
            step={step}
            stages={stages}
            state={stageState(step, at)}
            stories={stories.filter((story) => story.stage === stage.id).length}
            mayChange={may.update}
            keysId={keysId}
            change={change}
          />
        ))}
        {may.update && stages.length < most && (
          <NewStage onAdd={(name) => change({ stages: [...stages, { id: newId(), name }] })} />
        )}
      </ol>
      <VisuallyHidden id={keysId}>{t('stages.gripKeys')}</VisuallyHidden>
      <VisuallyHidden role="status" aria-live="assertive">
        {said}
      </VisuallyHidden>
    </Panel>
  );
}
