import type { User } from '@kazi/contract/identity';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

export interface UserFilter {
  q?: string | undefined;
  /** Name of a role. */
  role?: string | undefined;
  status?: User['status'] | undefined;
}

/** The people who match, page by page. While a new filter is asked for, the old answer stays on screen. */
export function useUsers({ q, role, status }: UserFilter) {
  return useInfiniteQuery(
    api.identity.users.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ q, role: role ? [role] : undefined, status, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: (data) => data.pages.flatMap((page) => page.items),
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    }),
  );
}
