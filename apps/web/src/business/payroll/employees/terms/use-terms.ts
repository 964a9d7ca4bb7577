import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../api/queries.ts';

/** An employee's terms of all times, the newest first. */
export const useTerms = (employee: string) =>
  useQuery(
    api.payroll.employees.terms.queryOptions({
      input: { id: employee },
      select: ({ items }) => items,
      meta: { quiet: true },
    }),
  );
