import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import type { HistoryFilter } from './filter.ts';

/** The rewards that wait on an account, and the work they wait for. */
export const useHeld = (account: string) =>
  useQuery(
    api.money.accounts.held.queryOptions({
      input: { id: account },
      select: ({ items }) => items,
      meta: { kept: true },
    }),
  );

/** The movements of an account that match, newest first, page by page. */
export function useEntries(account: string, { direction, kind }: Omit<HistoryFilter, 'account'>) {
  return useInfiniteQuery(
    api.money.accounts.entries.infiniteOptions({
      input: (cursor: string | undefined) => ({ id: account, direction, kind, cursor, limit: 25 }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: (data) => data.pages.flatMap((page) => page.items),
      placeholderData: keepPreviousData,
      meta: { kept: true },
    }),
  );
}
