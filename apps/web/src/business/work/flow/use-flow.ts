import type { Flow, Story } from '@kazi/contract/work';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import { clashesOf } from '../../../shell/record/merge.ts';
import { type Kind, useRecord } from '../../../shell/record/use-record.ts';
import type { FlowPatch, StoryPatch } from './conflicts.tsx';
import { pendingFlows, pendingStories, storiesOptions } from './flow-cache.ts';

/** The flow that a page is about. */
export const useFlow = (id: string) => useQuery(api.work.flows.get.queryOptions({ input: { id } }));

const flowKind: Kind<Flow, FlowPatch, Flow, keyof FlowPatch> = {
  pending: pendingFlows,
  changes: ['flow'],
  save: ({ _id: id }, patch, version) => client.work.flows.update({ id, version, ...patch }),
  shown: (flow) => flow,
  clashes: (seen, patch, newer) => clashesOf<FlowPatch>({ seen, patch }, newer),
  dialog: onDemand(() => import('./conflicts.tsx').then((module) => module.FlowConflict)),
};

/** Changes of a flow in its place, each saved by itself. */
export function useFlowChange(flow: Flow) {
  const { change } = useRecord(flowKind);
  return (patch: FlowPatch) => void change({ seen: flow, patch });
}

export type FlowChange = ReturnType<typeof useFlowChange>;

/** The user stories of a flow. */
export const useStories = (flow: string) => useQuery(storiesOptions(flow));

const storyKind: Kind<Story, StoryPatch, Story, keyof StoryPatch> = {
  pending: pendingStories,
  changes: ['story'],
  save: ({ _id: id }, patch, version) => client.work.stories.update({ id, version, ...patch }),
  shown: (story) => story,
  clashes: (seen, patch, newer) => clashesOf<StoryPatch>({ seen, patch }, newer),
  dialog: onDemand(() => import('./conflicts.tsx').then((module) => module.StoryConflict)),
};

/** Changes of a story in its place, each saved by itself. */
export function useStoryChange(story: Story) {
  const { change } = useRecord(storyKind);
  return (patch: StoryPatch) => void change({ seen: story, patch });
}

export type StoryChange = ReturnType<typeof useStoryChange>;
