import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

export const useEmployee = (id: string) =>
  useQuery(api.payroll.employees.get.queryOptions({ input: { id } }));
