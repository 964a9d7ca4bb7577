import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

/** Payments that no statement has shown for days, the oldest first, page by page. */
export const useUncleared = () =>
  useInfiniteQuery(
    api.money.reconciliation.uncleared.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: (data) => data.pages.flatMap((page) => page.items),
      meta: { quiet: true },
    }),
  );
