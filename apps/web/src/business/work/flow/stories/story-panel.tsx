import type { Flow } from '@kazi/contract/work';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconPlus from '#icons/IconPlus';
import { onDemand } from '../../../../shell/dialog/on-demand.ts';
import { FailedState } from '../../../../shell/page/failed-state.tsx';
import shared from '../../fields/fields.module.css';
import { useStories } from '../use-flow.ts';
import { StoryCard } from './story-card.tsx';

const NewStory = onDemand(() => import('./new-story.tsx').then((module) => module.NewStory));

/** What people want of a flow: its user stories, changed in their place. */
export function StoryPanel({ flow }: { flow: Flow }) {
  const { t } = useTranslation(['flows', 'common']);
  const { data, error, isPending, refetch } = useStories(flow._id);
  const [isAdding, setAdding] = useState(false);
  const opener = useFocusAfter(isAdding);
  const stories = data?.items;
  return (
    <Panel
      title={t('stories.title')}
      description={stories && stories.length > 0 && t('storiesDone', flow.stories)}
      actions={
        flow.may.addStory &&
        !isAdding && (
          <Button
            ref={opener}
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
      <Suspense>{isAdding && <NewStory flow={flow} onClose={() => setAdding(false)} />}</Suspense>
      {isPending && <SkeletonRows rows={3} height={96} label={t('common:loading')} />}
      {error && !data && <FailedState error={error} onRetry={refetch} />}
      {stories?.length === 0 && !isAdding && (
        <p className={shared.nothing}>{t(flow.may.addStory ? 'stories.none' : 'stories.noneYet')}</p>
      )}
      {stories?.map((story) => (
        <StoryCard key={story._id} story={story} stages={flow.stages} />
      ))}
    </Panel>
  );
}

/** For the button of a form that takes its place: it gets the focus as the form goes, unless one went elsewhere meanwhile. */
function useFocusAfter(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    // What goes with the focus in it leaves it to the page.
    if (wasOpen.current && !isOpen && document.activeElement === document.body) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
