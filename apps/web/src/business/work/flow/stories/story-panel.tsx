import type { Flow } from '@kazi/contract/work';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { placeErrors } from '../../../../api/place-errors.ts';
import { FailedState } from '../../../../shell/page/failed-state.tsx';
import { sentenceParts } from './sentence-parts.ts';
import classes from './stories.module.css';
import { StoryCard } from './story-card.tsx';
import { useStories, useStoryCommands } from './use-stories.ts';

/** What people want of a flow: its user stories, changed in their place. */
export function StoryPanel({ flow }: { flow: Flow }) {
  const { t } = useTranslation(['flows', 'common']);
  const { data, error, isPending, refetch } = useStories(flow._id);
  const [isAdding, setAdding] = useState(false);
  const stories = data?.items;
  return (
    <Panel
      title={t('stories.title')}
      description={stories && stories.length > 0 && t('storiesDone', flow.stories)}
      actions={
        flow.may.addStory &&
        !isAdding && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlus size={14} stroke={2} />}
            onClick={() => setAdding(true)}
          >
            {t('stories.new')}
          </Button>
        )
      }
      flush
    >
      {isAdding && <NewStory flow={flow} onClose={() => setAdding(false)} />}
      {isPending && <SkeletonRows rows={3} height={96} label={t('common:loading')} />}
      {error && !data && <FailedState error={error} onRetry={refetch} />}
      {stories?.length === 0 && !isAdding && (
        <p className={classes.nothing}>{t(flow.may.addStory ? 'stories.none' : 'stories.noneYet')}</p>
      )}
      {stories?.map((story) => (
        <StoryCard key={story._id} story={story} stages={flow.stages} />
      ))}
    </Panel>
  );
}

interface NewStoryProps {
  flow: Flow;
  onClose: () => void;
}

/** Writes down a user story. It begins in the stage that the flow is in. */
function NewStory({ flow, onClose }: NewStoryProps) {
  const { t } = useTranslation(['flows', 'common']);
  const form = useForm({ initialValues: { asA: '', iWant: '', soThat: '' } });
  const { create } = useStoryCommands(flow._id);
  const submit = form.onSubmit((values) =>
    create.mutate(
      { ...values, flow: flow._id, stage: flow.currentStage },
      { onSuccess: onClose, onError: (error) => placeErrors(form, error) },
    ),
  );
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
  return (
    <form className={classes.newStory} onSubmit={submit} onKeyDown={onKeyDown} noValidate>
      {sentenceParts.map(({ field, maxLength }, at) => (
        <TextInput
          key={field}
          {...form.getInputProps(field)}
          label={t(`stories.${field}`)}
          placeholder={t(`stories.placeholder.${field}`)}
          maxLength={maxLength}
          required
          autoFocus={at === 0}
        />
      ))}
      <div className={classes.formActions}>
        <Button variant="default" size="xs" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button type="submit" size="xs" loading={create.isPending}>
          {t('stories.add')}
        </Button>
      </div>
    </form>
  );
}
