import type { Comment } from '@kazi/contract/work';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { own } from '../../../session/session.ts';
import { useWrite } from '../../../shell/record/use-write.ts';
import { fetchTask } from '../change/use-live-tasks.ts';
import { mentionsIn } from '../rich-text/mentions-in.ts';

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

/** The ways to change what was said. Each resolves once the list shows it, to undefined where it failed. */
export function useCommentChanges(topic: Topic) {
  const queries = useQueryClient();
  const options = {
    changes: ['comment'] as const,
    leave: () => void ('task' in topic && fetchTask(queries, topic.task)),
  };
  const create = useWrite(client.work.comments.create, options);
  const update = useWrite(client.work.comments.update, options);
  const remove = useWrite(client.work.comments.delete, options);
  return {
    say: (body: string) => create.run({ ...topic, body, mentions: mentionsIn(body) }),
    reword: (id: string, body: string) => update.run({ id, body, mentions: mentionsIn(body) }),
    remove: (id: string) => remove.run({ id }),
    isSaying: create.busy,
    isRewording: update.busy,
  };
}

const prefix = `${own}draft.`;

/** Text that stays on this device until it is sent or its author logs out, over reloads and other pages too. */
export function useDraft(name: string): [draft: string, setDraft: (text: string) => void] {
  const key = prefix + name;
  const [draft, setDraft] = useState(() => localStorage.getItem(key) ?? '');
  return [
    draft,
    (text) => {
      setDraft(text);
      if (text) localStorage.setItem(key, text);
      else localStorage.removeItem(key);
    },
  ];
}
