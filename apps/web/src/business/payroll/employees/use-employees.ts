import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

/** An employee by their id. */
export const useEmployee = (id: string) =>
  useQuery(api.payroll.employees.get.queryOptions({ input: { id } }));

/** An employee's terms of all times, the newest first. */
export const useTerms = (employee: string) =>
  useQuery(
    api.payroll.employees.terms.queryOptions({
      input: { id: employee },
      select: ({ items }) => items,
    }),
  );

/** The last month that an employee was paid for, or will be by a run that is approved: until it, terms stay. */
export const useLastPaid = (employee: string) =>
  useQuery(
    api.payroll.payslips.list.queryOptions({
      input: { employee, limit: 1 },
      select: ({ items }) => items[0]?.month ?? null,
    }),
  );
