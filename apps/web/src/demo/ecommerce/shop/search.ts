import { type ProductQuery, productCategories, productSorts } from '@kazi/simulation/ecommerce';
import { count, oneOf, text, texts } from '../../../shell/search-params.ts';
import type { SearchNow } from '../../../shell/use-change-search.ts';

export interface PriceBand {
  min?: number;
  max?: number;
}

/** What a product may cost, in shillings. */
export const priceBands: readonly PriceBand[] = [
  {},
  { max: 2000 },
  { min: 2000, max: 10_000 },
  { min: 10_000, max: 50_000 },
  { min: 50_000 },
];

/** How many stars are asked for at least. */
export const ratings = [4, 3, 2] as const;

/** Reads the search parameters of the shop. The grid is how it looks unless a list is asked for. */
export const readShopSearch = (search: Record<string, unknown>) => ({
  q: text(search.q),
  sort: oneOf(search.sort, productSorts),
  view: oneOf(search.view, ['list']),
  category: oneOf(search.category, productCategories),
  brand: texts(search.brand),
  min: count(search.min),
  max: count(search.max),
  rating: ratings.find((rating) => rating === count(search.rating)),
  page: count(search.page),
});

export type ShopSearch = Partial<ReturnType<typeof readShopSearch>>;

/** Changes some of the search; a function is given what the address has. */
export type ChangeShop = (change: ShopSearch | ((now: SearchNow) => ShopSearch)) => void;

/** Takes away all that narrows, as a change; order and looks stay. */
export const noFilter: ShopSearch = {
  q: undefined,
  category: undefined,
  brand: undefined,
  min: undefined,
  max: undefined,
  rating: undefined,
};

/** What to ask for. */
export const queryOf = ({ q, sort, category, brand, min, max, rating, page }: ShopSearch): ProductQuery => ({
  ...(q && { q }),
  ...(sort && { sortBy: sort }),
  ...(category && { category }),
  ...(brand && { brand }),
  ...(min && { minPrice: min }),
  ...(max && { maxPrice: max }),
  ...(rating && { rating }),
  ...(page && { page }),
});
