import { keptState } from '../core/state.ts';
import type { CartItem } from './contract.ts';

/** What is in the cart of somebody who opens the demo for the first time. */
const firstCart = (): CartItem[] => [
  { id: 1, productId: 34, qty: 1 },
  { id: 2, productId: 32, qty: 2 },
  { id: 3, productId: 29, qty: 1 },
];

const isItem = (value: unknown): value is CartItem =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'productId', 'qty'].every((name) => typeof Reflect.get(value, name) === 'number');

/** Outlives a reload. It knows products by their ids alone, so that it can be counted without them. */
export const cart = keptState<CartItem[]>(
  'kazi.demo.cart',
  (found) => (Array.isArray(found) && found.every(isItem) ? found : undefined),
  firstCart,
);

const notDrawn = 0;

/** What the discounts of an order are drawn by. It outlives a reload, as the cart does. */
const draw = keptState<number>(
  'kazi.demo.discounts',
  (found) => (typeof found === 'number' ? found : undefined),
  () => notDrawn,
);

/** Discounts are drawn anew for each order, and stay until it is made: what one pays is what the cart said. */
export function discountDraw(): number {
  if (draw.get() === notDrawn) draw.set(1 + Math.floor(Math.random() * 1_000_000));
  return draw.get();
}

/** For an order that is made. */
export const forgetDraw = (): void => draw.set(notDrawn);
