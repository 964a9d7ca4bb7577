import type { Product } from '@kazi/contract/money';
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { useSignedIn } from '../../../session/session.ts';

/** Categories of what the workspace offers. */
export const useCategories = () =>
  useQuery(api.money.products.categories.queryOptions({ select: ({ items }) => items }));

const offered = (user: string, category: string) =>
  api.money.products.notHeld.queryOptions({
    input: { id: user, categoryId: category },
    select: ({ items }) => items,
  });

const held = (user: string, category: string) =>
  api.money.products.held.queryOptions({
    input: { id: user, categoryId: category },
    select: ({ items }) => items,
  });

/** What the viewer does not hold yet of some categories. */
export function useOffered(categories: readonly string[]) {
  const { user } = useSignedIn();
  return useQueries({ queries: categories.map((one) => offered(user.id, one)), combine: together });
}

/** What the viewer holds of some categories. */
export function useHeldProducts(categories: readonly string[]) {
  const { user } = useSignedIn();
  return useQueries({ queries: categories.map((one) => held(user.id, one)), combine: together });
}

/** Answers about several categories as one; its data is undefined until all of them are here. */
const together = (answers: UseQueryResult<Product[]>[]) => ({
  data: answers.every(({ data }) => data) ? answers.flatMap(({ data = [] }) => data) : undefined,
  error: answers.find(({ error }) => error)?.error ?? null,
  refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
});
