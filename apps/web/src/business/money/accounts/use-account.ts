import { useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';

/** The rewards that wait on an account, and the work they wait for. */
export const useHeld = (account: string) =>
  useQuery(
    api.money.accounts.held.queryOptions({
      input: { id: account },
      select: ({ items }) => items,
      meta: { kept: true },
    }),
  );
