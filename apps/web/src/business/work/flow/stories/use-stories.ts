import type { Story } from '@kazi/contract/work';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../../api/client.ts';
import { onDemand } from '../../../../shell/dialog/on-demand.ts';
import { clashesOf } from '../../../../shell/record/merge.ts';
import { type Kind, useRecord } from '../../../../shell/record/use-record.ts';
import type { StoryPatch } from '../conflicts.tsx';
import { pendingStories, storiesOptions } from '../flow-cache.ts';

/** The user stories of a flow. */
export const useStories = (flow: string) => useQuery(storiesOptions(flow));

const storyKind: Kind<Story, StoryPatch, Story, keyof StoryPatch> = {
  pending: pendingStories,
  changes: ['story'],
  save: ({ _id: id }, patch, version) => client.work.stories.update({ id, version, ...patch }),
  shown: (story) => story,
  clashes: (seen, patch, newer) => clashesOf<StoryPatch>({ seen, patch }, newer),
  dialog: onDemand(() => import('../conflicts.tsx').then((module) => module.StoryConflict)),
};

/** Changes of a story in its place, each saved by itself. */
export function useStoryChange(story: Story) {
  const { change } = useRecord(storyKind);
  return (patch: StoryPatch) => void change({ seen: story, patch });
}

export type StoryChange = ReturnType<typeof useStoryChange>;
