import {
  criteriaMaxItems,
  criterionMaxLength,
  type Flow,
  type Story,
  storyMaxPoints,
  storyStatuses,
  storyUserMaxLength,
  storyWishMaxLength,
} from '@kazi/contract/work';
import { List, Row, Stack } from '@kazi/ui/layout';
import { ActionIcon, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconFlag3 from '#icons/IconFlag3';
import IconPlus from '#icons/IconPlus';
import IconTrash from '#icons/IconTrash';
import IconX from '#icons/IconX';
import { client } from '../../../../api/client.ts';
import { Confirm } from '../../../../shell/dialog/confirm.tsx';
import { useWrite } from '../../../../shell/record/use-write.ts';
import { StatusGlyph } from '../../../status.tsx';
import { Picker } from '../../fields/picker.tsx';
import type { Choice } from '../../fields/picker-dropdown.tsx';
import { inlineKeys } from '../../in-place/inline-keys.ts';
import { TextInPlace } from '../../in-place/text-in-place.tsx';
import { type StoryChange, useStoryChange } from '../use-flow.ts';
import classes from './stories.module.css';

/** What a user story says, in order. */
const sentenceParts = [
  { field: 'asA', maxLength: storyUserMaxLength },
  { field: 'iWant', maxLength: storyWishMaxLength },
  { field: 'soThat', maxLength: storyWishMaxLength },
] as const;

interface StoryCardProps {
  story: Story;
  stages: Flow['stages'];
}

/** A user story: who wants what and why, how to see that it is met, and how far it is. */
export function StoryCard({ story, stages }: StoryCardProps) {
  const { t } = useTranslation('flows');
  const change = useStoryChange(story);
  const remove = useWrite(client.work.stories.delete, { changes: ['story'] });
  const [asks, setAsks] = useState(false);
  return (
    <article className={classes.story} aria-label={t('stories.name', { asA: story.asA, iWant: story.iWant })}>
      <Row as="header" gap={8} align="start" justify="between">
        <StoryState story={story} stages={stages} change={change} />
        {story.may.delete && (
          <ActionIcon
            className={classes.delete}
            variant="subtle"
            color="gray"
            size={28}
            aria-label={t('stories.delete')}
            onClick={() => setAsks(true)}
          >
            <IconTrash size={16} stroke={1.6} />
          </ActionIcon>
        )}
      </Row>
      <Sentence story={story} change={change} />
      <Criteria story={story} change={change} />
      {asks && (
        <Confirm
          title={t('stories.deleteTitle')}
          confirmLabel={t('stories.delete')}
          danger
          busy={remove.busy}
          onConfirm={() => remove.run({ id: story._id })}
          onClose={() => setAsks(false)}
        >
          {t('stories.deleteMessage', { asA: story.asA, iWant: story.iWant })}
        </Confirm>
      )}
    </article>
  );
}

interface StoryPartProps {
  story: Story;
  change: StoryChange;
}

/** The user of a story, what they want and why: each part changed in its place. */
function Sentence({ story, change }: StoryPartProps) {
  const { t } = useTranslation('flows');
  return (
    <Stack as="dl" gap={4}>
      {sentenceParts.map(({ field, maxLength }) => (
        <div key={field} className={classes.part} data-part={field}>
          <dt>{t(`stories.${field}`)}</dt>
          <dd>
            <TextInPlace
              value={story[field]}
              label={t(`stories.${field}`)}
              maxLength={maxLength}
              readOnly={!story.may.update}
              onSave={(text) => change({ [field]: text })}
            />
          </dd>
        </div>
      ))}
    </Stack>
  );
}

/** How to see that a story is met: ticked one by one. */
function Criteria({ story, change }: StoryPartProps) {
  const { t } = useTranslation('flows');
  const { acceptanceCriteria: criteria, may } = story;
  const met = criteria.filter((criterion) => criterion.met).length;
  const replace = (at: number, part: Partial<(typeof criteria)[number]>) =>
    change({
      acceptanceCriteria: criteria.map((each, index) => (index === at ? { ...each, ...part } : each)),
    });
  if (criteria.length === 0 && !may.update) return null;
  return (
    <Stack as="section" gap={4} className={classes.criteria}>
      <Row as="h3" gap={8} align="stretch" tone="muted" size={12} weight={500} className={classes.heading}>
        {t('criteria.title')}
        {criteria.length > 0 && <span>{t('criteria.met', { met, total: criteria.length })}</span>}
      </Row>
      <List>
        {criteria.map(({ text, met: isMet }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and their order is their identity
          <Row key={at} as="li" gap={14} className={classes.criterion}>
            <Checkbox
              size="xs"
              checked={isMet}
              disabled={!may.update}
              aria-label={text}
              onChange={() => replace(at, { met: !isMet })}
            />
            <TextInPlace
              className={classes.criterionText}
              value={text}
              label={t('criteria.edit')}
              maxLength={criterionMaxLength}
              readOnly={!may.update}
              onSave={(changed) => replace(at, { text: changed })}
            />
            {may.update && (
              <ActionIcon
                className={classes.remove}
                variant="subtle"
                color="gray"
                size={24}
                aria-label={t('criteria.remove', { text })}
                onClick={() => change({ acceptanceCriteria: criteria.toSpliced(at, 1) })}
              >
                <IconX size={14} stroke={1.8} />
              </ActionIcon>
            )}
          </Row>
        ))}
      </List>
      {may.update && criteria.length < criteriaMaxItems && (
        <NewCriterion onAdd={(text) => change({ acceptanceCriteria: [...criteria, { text, met: false }] })} />
      )}
    </Stack>
  );
}

/** A line that adds criteria: Enter adds one and waits for the next. */
function NewCriterion({ onAdd }: { onAdd: (text: string) => void }) {
  const { t } = useTranslation('flows');
  const [typed, setTyped] = useState('');

  function add() {
    const text = typed.trim();
    if (text) onAdd(text);
    setTyped('');
  }

  return (
    <Row gap={8} tone="muted" className={classes.newCriterion}>
      <IconPlus size={16} stroke={1.8} aria-hidden="true" />
      <input
        aria-label={t('criteria.add')}
        placeholder={t('criteria.add')}
        maxLength={criterionMaxLength}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={inlineKeys({ onEnter: add, onEscape: typed === '' ? undefined : () => setTyped('') })}
        onBlur={add}
      />
    </Row>
  );
}

/** Sizes that are told apart at a glance; any other whole number can be typed. */
const usualPoints = [1, 2, 3, 5, 8, 13, 21];

interface StoryStateProps extends StoryPartProps {
  stages: Flow['stages'];
}

/** How far a story is, in which stage it stands, and how big it is. */
function StoryState({ story, stages, change }: StoryStateProps) {
  const { t } = useTranslation('flows');
  const { status, stage: stageId, points, may } = story;
  const stage = stages.find(({ id }) => id === stageId);
  const pointsText = points === null ? t('points.none') : t('points.count', { count: points });
  const button = { className: classes.chip, disabled: !may.update };
  return (
    <Row gap={6} wrap>
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
    </Row>
  );
}

/** Makes a choice of a number of points that was typed. */
function pointChoice(typed: string, words: (points: number) => string): Choice | undefined {
  if (!/^\d{1,3}$/.test(typed) || Number(typed) > storyMaxPoints) return undefined;
  return { value: String(Number(typed)), label: words(Number(typed)) };
}
