import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { queryClient } from '../../../api/query-client.ts';

/** The apps that match, page by page. While new words are asked for, the old answer stays on screen. */
export const useApps = (q: string | undefined) => useInfiniteQuery(appsOptions(q));

/** Asks for the apps as the menu opens their list. */
export const askForApps = () => queryClient.prefetchInfiniteQuery(appsOptions(undefined));

const appsOptions = (q: string | undefined) =>
  api.organisation.apps.list.infiniteOptions({
    input: (cursor: string | undefined) => ({ q, cursor }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
    select: (data) => data.pages.flatMap((page) => page.items),
    placeholderData: keepPreviousData,
    meta: { kept: !q },
  });
