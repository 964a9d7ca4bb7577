import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

/** The apps that match, page by page. While new words are asked for, the old answer stays on screen. */
export function useApps(q: string | undefined) {
  return useInfiniteQuery(
    api.organisation.apps.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ q, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: (data) => data.pages.flatMap((page) => page.items),
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    }),
  );
}
