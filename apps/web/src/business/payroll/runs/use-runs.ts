import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import type { RunSearch } from './filter.ts';

/** While something goes on, it is asked about this often. */
const askAgainMs = 1500;

/** Payroll runs, the newest first, page by page. */
export const useRuns = () =>
  useInfiniteQuery(
    api.payroll.runs.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: (data) => data.pages.flatMap((page) => page.items),
    }),
  );

/** A run, followed while it is calculated or paid. */
export const useRun = (id: string) =>
  useQuery(
    api.payroll.runs.get.queryOptions({
      input: { id },
      refetchInterval: ({ state }) => (state.data?.progress ? askAgainMs : false),
    }),
  );

interface RowsAsked extends RunSearch {
  /** The run. */
  id: string;
  /** Something goes on: their money is followed. */
  isMoving: boolean;
}

/** The employees of a run who match, page by page. */
export const useRunRows = ({ id, q, part, isMoving }: RowsAsked) =>
  useInfiniteQuery(
    api.payroll.runs.rows.infiniteOptions({
      input: (cursor: string | undefined) => ({ id, q, part, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: (data) => data.pages.flatMap((page) => page.items),
      placeholderData: keepPreviousData,
      refetchInterval: isMoving ? askAgainMs : false,
    }),
  );
