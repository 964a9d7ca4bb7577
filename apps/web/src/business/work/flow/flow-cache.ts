import type { Flow, Story } from '@kazi/contract/work';
import { api } from '../../../api/queries.ts';
import { createPending } from '../../../shell/record/pending.ts';

const keyOf = ({ _id: id }: Flow) => api.work.flows.get.queryKey({ input: { id } });

/** Flows as the server told them, with one's own changes on top. */
export const pendingFlows = createPending<Flow, Partial<Flow>>({
  key: api.work.flows.get.key(),
  known: (queries, flow) => queries.getQueryData(keyOf(flow)),
  place: (queries, flow) => queries.setQueryData(keyOf(flow), flow),
});

export const storiesOptions = (flow: string) => api.work.stories.list.queryOptions({ input: { flow } });

/** User stories as the server told them, with one's own changes on top: in the list of their flow. */
export const pendingStories = createPending<Story, Partial<Story>>({
  key: api.work.stories.key(),
  known: (queries, { _id, flow }) =>
    queries.getQueryData(storiesOptions(flow).queryKey)?.items.find((story) => story._id === _id),
  place: (queries, story) =>
    queries.setQueryData(
      storiesOptions(story.flow).queryKey,
      (list) => list && { items: list.items.map((other) => (other._id === story._id ? story : other)) },
    ),
});
