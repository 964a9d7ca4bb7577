import { type Flow, type Story, storyMaxPoints, storyStatuses } from '@kazi/contract/work';
import { useTranslation } from 'react-i18next';
import IconFlag3 from '#icons/IconFlag3';
import { StatusGlyph } from '../../../status.tsx';
import { Picker } from '../../fields/picker.tsx';
import type { Choice } from '../../fields/picker-dropdown.tsx';
import classes from './stories.module.css';
import type { StoryChange } from './use-stories.ts';

/** Sizes that are told apart at a glance; any other whole number can be typed. */
const usualPoints = [1, 2, 3, 5, 8, 13, 21];

interface StoryStateProps {
  story: Story;
  stages: Flow['stages'];
  change: StoryChange;
}

/** How far a story is, in which stage it stands, and how big it is. */
export function StoryState({ story, stages, change }: StoryStateProps) {
  const { t } = useTranslation('flows');
  const { status, stage: stageId, points, may } = story;
  const stage = stages.find(({ id }) => id === stageId);
  const pointsText = points === null ? t('points.none') : t('points.count', { count: points });
  const button = { className: classes.chip, disabled: !may.update };
  return (
    <div className={classes.state}>
      <Picker
        {...button}
        label={t('stories.status')}
        buttonLabel={`${t('stories.status')}: ${t(`status.${status}`)}`}
        choices={storyStatuses.map((value) => ({
          value,
          label: t(`status.${value}`),
          mark: <StatusGlyph status={value} />,
        }))}
        selected={[status]}
        onPick={(picked) => change({ status: storyStatuses.find((known) => known === picked) ?? status })}
      >
        <StatusGlyph status={status} />
        {t(`status.${status}`)}
      </Picker>
      {(may.update ? stages.length > 0 : stage) && (
        <Picker
          {...button}
          label={t('stories.stage')}
          buttonLabel={`${t('stories.stage')}: ${stage?.name ?? t('stages.none')}`}
          choices={[
            { value: '', label: t('stages.none') },
            ...stages.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          selected={[stageId ?? '']}
          onPick={(picked) => change({ stage: picked || null })}
        >
          <IconFlag3 size={14} stroke={1.7} aria-hidden="true" />
          {stage?.name ?? t('stages.none')}
        </Picker>
      )}
      {(may.update || points !== null) && (
        <Picker
          {...button}
          label={t('points.title')}
          buttonLabel={`${t('points.title')}: ${pointsText}`}
          choices={[
            { value: '', label: t('points.none') },
            ...usualPoints.map((value) => ({
              value: String(value),
              label: t('points.count', { count: value }),
            })),
          ]}
          selected={[points === null ? '' : String(points)]}
          create={(typed) => pointChoice(typed, (count) => t('points.count', { count }))}
          onPick={(picked) => change({ points: picked === '' ? null : Number(picked) })}
        >
          {pointsText}
        </Picker>
      )}
    </div>
  );
}

/** Makes a choice of a number of points that was typed. */
function pointChoice(typed: string, words: (points: number) => string): Choice | undefined {
  if (!/^\d{1,3}$/.test(typed) || Number(typed) > storyMaxPoints) return undefined;
  return { value: String(Number(typed)), label: words(Number(typed)) };
}
