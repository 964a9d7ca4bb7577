import type { Story } from '@kazi/contract/work';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../../api/client.ts';
import { api } from '../../../../api/queries.ts';
import { useRecordChange } from '../../in-place/use-record-change.ts';

/** What can be changed about a user story. */
export type StoryField = 'asA' | 'iWant' | 'soThat' | 'acceptanceCriteria' | 'points' | 'status' | 'stage';

const listOptions = (flow: string) => api.work.stories.list.queryOptions({ input: { flow } });

/** The user stories of a flow. */
export const useStories = (flow: string) => useQuery(listOptions(flow));

/** Changes of a story in its place, each saved by itself. */
export function useStoryChange(story: Story) {
  const queries = useQueryClient();
  const { _id: id } = story;
  return useRecordChange<Story, StoryField>({
    item: story,
    name: `story ${id}`,
    save: (patch, version) => client.work.stories.update({ id, version, ...patch }),
    keep: (saved) => {
      keepStories(queries, saved.flow, (stories) =>
        stories.map((other) => (other._id === id ? saved : other)),
      );
      void queries.invalidateQueries({ queryKey: api.work.flows.key() });
    },
  });
}

export type StoryChange = ReturnType<typeof useStoryChange>['change'];

/** Adds stories to a flow, and deletes them. */
export function useStoryCommands(flow: string) {
  const queries = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: api.work.stories.key() }),
      queries.invalidateQueries({ queryKey: api.work.flows.key() }),
    ]);
  const create = useMutation(api.work.stories.create.mutationOptions({ onSuccess, meta: { quiet: true } }));
  const remove = useMutation(
    api.work.stories.delete.mutationOptions({
      onSuccess: (_done, { id }) => {
        keepStories(queries, flow, (stories) => stories.filter((story) => story._id !== id));
        return onSuccess();
      },
    }),
  );
  return { create, remove };
}

function keepStories(queries: QueryClient, flow: string, change: (stories: Story[]) => Story[]): void {
  queries.setQueryData(listOptions(flow).queryKey, (kept) => kept && { items: change(kept.items) });
}
