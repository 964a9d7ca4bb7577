import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

/** My payslips, the newest first, page by page; those of one employee for people who run payroll. */
export const usePayslips = (employee?: string) =>
  useInfiniteQuery(
    api.payroll.payslips.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ employee, cursor }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: (data) => data.pages.flatMap((page) => page.items),
    }),
  );

export const usePayslip = (id: string) => useQuery(api.payroll.payslips.get.queryOptions({ input: { id } }));
