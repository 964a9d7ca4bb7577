import type { Notification } from '@kazi/contract/activity';
import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

interface NotificationPage {
  items: Notification[];
  nextCursor: string | null;
  /** How many are unread in all, on this page or not. */
  unread: number;
}
type Pages = InfiniteData<NotificationPage, string | undefined>;

const pageSize = 30;
const firstPage: string | undefined = undefined;

/** What concerns me, newest first, page by page; the same for the bell and the page. */
export function useNotifications({ unread }: { unread?: true | undefined } = {}) {
  return useInfiniteQuery(
    api.activity.notifications.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        cursor,
        limit: pageSize,
        ...(unread && { unread: 'true' }),
      }),
      initialPageParam: firstPage,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      meta: { kept: true },
    }),
  );
}

export const notificationsOf = (data: Pages | undefined): Notification[] | undefined =>
  data?.pages.flatMap(({ items }) => items);

export const unreadOf = (data: Pages | undefined): number => data?.pages[0]?.unread ?? 0;

/** Marks some as read, or all where no ids are given. Shown at once. */
export function useMarkRead() {
  const queries = useQueryClient();
  const all = { queryKey: api.activity.notifications.key() };
  const lists = { queryKey: api.activity.notifications.list.key({ type: 'infinite' }) };
  const { mutate } = useMutation(
    api.activity.notifications.read.mutationOptions({
      onMutate: async ({ ids }) => {
        await queries.cancelQueries(all);
        queries.setQueriesData<Pages>(lists, (kept) => kept && markedRead(kept, ids));
      },
      onSettled: () => queries.invalidateQueries(all),
    }),
  );
  return (ids?: string[]) => mutate({ ids });
}

/** The pages as they are once these have been read. */
function markedRead({ pages, pageParams }: Pages, ids: readonly string[] | undefined): Pages {
  const now = new Date().toISOString();
  const isMeant = ({ id, readAt }: Notification) => !readAt && (!ids || ids.includes(id));
  return {
    pageParams,
    pages: pages.map((page) => ({
      ...page,
      unread: ids ? Math.max(0, page.unread - ids.length) : 0,
      items: page.items.map((each) => (isMeant(each) ? { ...each, readAt: now } : each)),
    })),
  };
}
