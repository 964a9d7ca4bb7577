import type { Project } from '@kazi/contract/organisation';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

interface ProjectFilter {
  q?: string | undefined;
  status?: Project['status'] | undefined;
}

/** The projects that match, page by page. While a new filter is asked for, the old answer stays on screen. */
export function useProjects({ q, status }: ProjectFilter) {
  return useInfiniteQuery(
    api.organisation.projects.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ q, status, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: (data) => data.pages.flatMap((page) => page.items),
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    }),
  );
}
