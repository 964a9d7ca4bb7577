import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

/** What ledger and rails differ in, page by page: what is open, or what has been settled. */
export const useDifferences = (open: boolean) =>
  useInfiniteQuery(
    api.money.reconciliation.differences.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor, open: String(open) }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: (data) => data.pages.flatMap((page) => page.items),
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    }),
  );
