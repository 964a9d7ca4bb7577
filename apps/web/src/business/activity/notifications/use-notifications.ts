import type { Notification } from '@kazi/contract/activity';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { client } from '../../../api/client.ts';
import { api } from '../../../api/queries.ts';
import { showChanged, useWrite } from '../../../shell/record/use-write.ts';

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

/**
 * Marks as read what told of a record, since its page is open: a task, flow, payment, payslip or person. Asks the server only
 * where the bell has, or may have, such a notice.
 */
export function useReadAbout(about: string): void {
  const { data } = useNotifications();
  const { run } = useWrite(client.activity.notifications.read, {
    changes: ['notification'],
    failed: () => undefined,
  });
  const unread = notificationsOf(data)?.filter(({ readAt }) => !readAt) ?? [];
  const isKnown = unread.some(
    ({ task, flow, payment, payslip, person, kind, actor }) =>
      [task?._id, flow?._id, payment?.id, payslip?.id, person?.id].includes(about) ||
      (kind === 'newcomer' && actor?.id === about),
  );
  const mayBeFurtherBack = unreadOf(data) > unread.length;
  const read = useEffectEvent(() => void run({ about }));
  useEffect(() => {
    if (about && (isKnown || mayBeFurtherBack)) read();
  }, [about, isKnown, mayBeFurtherBack]);
}

/** Marks some as read, or all where no ids are given. Shown at once. */
export function useMarkRead() {
  const { run } = useWrite(client.activity.notifications.read, {
    changes: ['notification'],
    before: (queries, { ids }) => showChanged(queries, lists, (pages: Pages) => markedRead(pages, ids)),
  });
  return (ids?: string[]) => void run({ ids });
}

const lists = api.activity.notifications.list.key({ type: 'infinite' });

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
