import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../../api/queries.ts';

const page = 50;

/** What happened to a task, newest first. */
export function useActivity(task: string) {
  return useInfiniteQuery(
    api.work.tasks.activity.infiniteOptions({
      input: (cursor: string | undefined) => ({ id: task, cursor, limit: page }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      select: ({ pages }) => pages.flatMap(({ items }) => items),
      meta: { quiet: true },
    }),
  );
}

export type Happening = NonNullable<ReturnType<typeof useActivity>['data']>[number];
