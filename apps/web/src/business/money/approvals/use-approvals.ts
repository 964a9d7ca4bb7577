import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

/** Others' withdrawals are told of to them alone, so who decides about them asks now and then. */
const askEveryMs = 20_000;

/** Withdrawals of everybody that wait for a second person, newest first. */
export function useApprovals() {
  return useInfiniteQuery(
    api.money.payments.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        of: 'all' as const,
        status: ['awaiting-approval' as const],
        cursor,
      }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: (data) => data.pages.flatMap((page) => page.items),
      refetchInterval: askEveryMs,
      meta: { quiet: true },
    }),
  );
}
