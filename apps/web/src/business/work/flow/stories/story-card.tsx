import type { Flow, Story } from '@kazi/contract/work';
import { ActionIcon } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconTrash from '#icons/IconTrash';
import { client } from '../../../../api/client.ts';
import { Confirm } from '../../../../shell/dialog/confirm.tsx';
import { useWrite } from '../../../../shell/record/use-write.ts';
import { TextInPlace } from '../../in-place/text-in-place.tsx';
import { Criteria } from './criteria.tsx';
import { type SentencePart, sentenceParts } from './sentence-parts.ts';
import classes from './stories.module.css';
import { StoryState } from './story-state.tsx';
import type { StoryChange } from './use-stories.ts';
import { useStoryChange } from './use-stories.ts';

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
      <header className={classes.head}>
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
      </header>
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

interface SentenceProps {
  story: Story;
  change: StoryChange;
}

/** The user of a story, what they want and why: each part changed in its place. */
function Sentence({ story, change }: SentenceProps) {
  const { t } = useTranslation('flows');
  return (
    <dl className={classes.sentence}>
      {sentenceParts.map(({ field, maxLength }: SentencePart) => (
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
    </dl>
  );
}
