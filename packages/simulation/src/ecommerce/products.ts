import { contains } from '../core/lists.ts';
import { cart } from './cart.ts';
import type { Facet, Product, ProductSort } from './contract.ts';
import { state } from './state.ts';

type Stocked = ReturnType<typeof state>['products'][number];

/** A product as it is answered: with whether it is wished for, and in the cart. */
export function seen({ kind: _kind, colours: _colours, ...product }: Stocked): Product {
  return {
    ...product,
    isInWishlist: state().wishlist.some(({ productId }) => productId === product.id),
    isInCart: cart.get().some(({ productId }) => productId === product.id),
  };
}

export const productOf = (id: number): Stocked | undefined =>
  state().products.find((product) => product.id === id);

export const searched = (q: string | undefined): Stocked[] =>
  state().products.filter(({ name, brand, category }) => contains(q, name, brand, category));

interface Filter {
  category: string | undefined;
  brands: readonly string[];
  minPrice: number;
  maxPrice: number;
  rating: number;
}

export const filtered = (products: readonly Stocked[], filter: Filter): Stocked[] =>
  products.filter(
    ({ category, brand, price, rating }) =>
      (!filter.category || category === filter.category) &&
      (filter.brands.length === 0 || filter.brands.includes(brand)) &&
      price >= filter.minPrice &&
      price <= filter.maxPrice &&
      rating >= filter.rating,
  );

const orders: Record<ProductSort, (one: Stocked, other: Stocked) => number> = {
  featured: (one, other) => other.id - one.id,
  'price-asc': (one, other) => one.price - other.price,
  'price-desc': (one, other) => other.price - one.price,
};

/** Sorted as asked for; featured, where that is no order there is. */
export const ordered = (products: readonly Stocked[], sortBy: string | undefined): Stocked[] => {
  const [, order] = Object.entries(orders).find(([name]) => name === sortBy) ?? [];
  return products.toSorted(order ?? orders.featured);
};

/** How many products there are of each of these names. */
export const facet = <Name extends string>(
  products: readonly Stocked[],
  names: readonly Name[],
  of: (product: Stocked) => string,
): Facet<Name>[] =>
  names.map((name) => ({ name, count: products.filter((product) => of(product) === name).length }));
