import type { Product } from '@kazi/contract/money';
import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { useSignedIn } from '../../../session/session.ts';

/** Categories of what the workspace offers. */
export const useCategories = () =>
  useQuery(api.money.products.categories.queryOptions({ select: ({ items }) => items }));

type ProductsCall = typeof api.money.products.notHeld | typeof api.money.products.held;

/** What a call answers about the viewer, of some categories. */
function useProducts(call: ProductsCall, categories: readonly string[]) {
  const { user } = useSignedIn();
  return useQueries({
    queries: categories.map((categoryId) =>
      call.queryOptions({ input: { id: user.id, categoryId }, select: ({ items }) => items }),
    ),
    combine: together,
  });
}

/** What the viewer does not hold yet of some categories. */
export const useOffered = (categories: readonly string[]) =>
  useProducts(api.money.products.notHeld, categories);

/** What the viewer holds of some categories. */
export const useHeldProducts = (categories: readonly string[]) =>
  useProducts(api.money.products.held, categories);

/** Answers about several categories as one; its data is undefined until all of them are here. */
const together = (answers: UseQueryResult<Product[]>[]) => ({
  data: answers.every(({ data }) => data) ? answers.flatMap(({ data = [] }) => data) : undefined,
  error: answers.find(({ error }) => error)?.error ?? null,
  refetch: () => Promise.all(answers.map(({ refetch }) => refetch())),
});
