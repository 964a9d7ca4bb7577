import type { Comment } from '@kazi/contract/work';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { mentionsIn } from '../rich-text/mentions-in.ts';
import { fetchTask } from '../task-change/use-live-tasks.ts';

/** What is talked about: a task or a flow. */
export type Topic = { task: string } | { flow: string };

const page = 100;

/** The comments on a topic, oldest first; the rest comes page by page. */
export function useComments(topic: Topic) {
  return useInfiniteQuery(
    api.work.comments.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...topic, cursor, limit: page }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      select: ({ pages }): Comment[] => pages.flatMap(({ items }) => items),
    }),
  );
}

/** The ways to change what was said. Each resolves once the list shows it. */
export function useCommentChanges(topic: Topic) {
  const client = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: api.work.comments.key() }),
      'task' in topic && fetchTask(client, topic.task),
    ]);
  const create = useMutation(api.work.comments.create.mutationOptions({ onSuccess }));
  const update = useMutation(api.work.comments.update.mutationOptions({ onSuccess }));
  const remove = useMutation(api.work.comments.delete.mutationOptions({ onSuccess }));
  return {
    say: (body: string) => create.mutateAsync({ ...topic, body, mentions: mentionsIn(body) }),
    reword: (id: string, body: string) => update.mutateAsync({ id, body, mentions: mentionsIn(body) }),
    remove: (id: string) => remove.mutateAsync({ id }),
    isSaying: create.isPending,
    isRewording: update.isPending,
  };
}
