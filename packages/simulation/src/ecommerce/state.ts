import { keptState } from '../core/kept-state.ts';
import { sampleState } from '../core/state.ts';
import type { Address, CartItem, WishlistItem } from './contract.ts';
import { firstAddresses, firstCart, firstWishlist, products } from './data.ts';
import type { Coupon } from './prices.ts';

interface ShopState {
  products: ReturnType<typeof products>;
  wishlist: WishlistItem[];
  addresses: Address[];
  coupon: Coupon | null;
  /** How many were made. */
  orders: number;
}

/** What the shop has, and what somebody wishes for; the cart outlives a reload. */
export const state = sampleState<ShopState>(() => ({
  products: products(),
  wishlist: firstWishlist(),
  addresses: firstAddresses(),
  coupon: null,
  orders: 0,
}));

const isItem = (value: unknown): value is CartItem =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'productId', 'qty'].every((name) => typeof Reflect.get(value, name) === 'number');

export const cart = keptState<CartItem[]>(
  'kazi.demo.cart',
  (found) => (Array.isArray(found) && found.every(isItem) ? found : undefined),
  firstCart,
);
