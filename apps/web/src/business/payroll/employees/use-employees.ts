import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import type { EmployeeSearch } from './filter.ts';

/** The employees who match, page by page. While a new filter is asked for, the old answer stays on screen. */
export const useEmployees = (filter: EmployeeSearch) =>
  useInfiniteQuery(
    api.payroll.employees.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...filter, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: (data) => data.pages.flatMap((page) => page.items),
      placeholderData: keepPreviousData,
    }),
  );

export const useEmployee = (id: string) =>
  useQuery(api.payroll.employees.get.queryOptions({ input: { id } }));
