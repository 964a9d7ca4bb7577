import type { Comment } from '@kazi/contract/work';
import type { InfiniteData } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { createPending } from '../../../shell/record/pending.ts';

/** What its author can change about a comment. */
export type CommentPatch = Partial<Pick<Comment, 'body'>>;

type Pages = InfiniteData<{ items: Comment[]; nextCursor: string | null }>;
const lists = api.work.comments.list.key({ type: 'infinite' });

/** Comments as the server told them, with one's own changes on top: in the list of what they are on. */
export const pendingComments = createPending<Comment, CommentPatch>({
  key: api.work.comments.key(),
  known: (queries, { _id }) =>
    queries
      .getQueriesData<Pages>({ queryKey: lists })
      .flatMap(([, list]) => list?.pages.flatMap(({ items }) => items) ?? [])
      .find((comment) => comment._id === _id),
  place: (queries, comment) =>
    queries.setQueriesData<Pages>(
      { queryKey: lists },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            items: page.items.map((other) => (other._id === comment._id ? comment : other)),
          })),
        },
    ),
});
