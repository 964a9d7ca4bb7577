import type { Product } from '@kazi/contract/money';
import { useQueries, useQuery } from '@tanstack/react-query';
import { api } from '../../../api/queries.ts';
import { useSignedIn } from '../../../session/session.ts';

/** Categories of what the workspace offers. */
export const useCategories = () =>
  useQuery(
    api.money.products.categories.queryOptions({ select: ({ items }) => items, meta: { quiet: true } }),
  );

const offered = (user: string, category: string) =>
  api.money.products.notHeld.queryOptions({
    input: { id: user, categoryId: category },
    select: ({ items }) => items,
    meta: { quiet: true },
  });

/** What somebody does not hold yet of a category. */
export const useOffered = (category: string) => useQuery(offered(useSignedIn().user.id, category));

/** What somebody does not hold yet of several categories; undefined until all of it is here. */
export function useOfferedIn(categories: readonly string[]): Product[] | undefined {
  const { user } = useSignedIn();
  return useQueries({
    queries: categories.map((category) => offered(user.id, category)),
    combine: (answers) =>
      answers.some(({ isPending }) => isPending) ? undefined : answers.flatMap(({ data = [] }) => data),
  });
}

/** What somebody holds of a category. */
export function useHeldProducts(category: string) {
  const { user } = useSignedIn();
  return useQuery(
    api.money.products.held.queryOptions({
      input: { id: user.id, categoryId: category },
      select: ({ items }) => items,
      meta: { quiet: true },
    }),
  );
}
