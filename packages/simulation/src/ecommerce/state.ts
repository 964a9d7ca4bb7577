import { sampleState } from '../core/state.ts';
import type { Address, WishlistItem } from './contract.ts';
import { firstAddresses, firstWishlist, products } from './data.ts';
import type { Coupon } from './prices.ts';

interface ShopState {
  products: ReturnType<typeof products>;
  wishlist: WishlistItem[];
  addresses: Address[];
  coupon: Coupon | null;
  /** How many were made. */
  orders: number;
}

/** What the shop has, and what somebody wishes for. */
export const state = sampleState<ShopState>(() => ({
  products: products(),
  wishlist: firstWishlist(),
  addresses: firstAddresses(),
  coupon: null,
  orders: 0,
}));
