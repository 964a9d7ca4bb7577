import { beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../core/ask.ts';
import { request, simulate } from '../core/simulate.testing.ts';
import { resetSamples } from '../core/state.ts';
import {
  addToCart,
  applyCoupon,
  checkOut,
  countCart,
  listAddresses,
  listCart,
  listProducts,
  removeFromCart,
  setQuantity,
} from './contract.ts';
import { pricesOf } from './prices.ts';

const storageKey = 'kazi.demo.cart';
const address = {
  fullName: 'Amina Wanjiru',
  phone: '0712 345 678',
  street: 'Ngong Road 14',
  town: 'Nairobi',
  county: 'Nairobi',
  place: 'Home' as const,
};

/** A `localStorage` of which everybody sees what is in it. */
function storage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return kept;
}

beforeEach(() => {
  storage();
  simulate();
});

const inCart = async () =>
  (await ask(listCart, {})).products.map(({ id, qty, colour }) => ({ id, qty, colour }));

test('each product has quantity, day of shipping, offers and discount', async () => {
  const { products, coupon } = await ask(listCart, {});
  expect(coupon).toBeNull();
  expect(products.map(({ id, qty }) => [id, qty])).toEqual([
    [34, 1],
    [32, 2],
    [29, 1],
  ]);
  for (const { offers, discountPercentage, shippingDate, isInCart } of products) {
    expect(isInCart).toBe(true);
    expect(offers).toBeGreaterThanOrEqual(1);
    expect(offers).toBeLessThanOrEqual(4);
    expect(discountPercentage).toBeGreaterThanOrEqual(3);
    expect(discountPercentage).toBeLessThanOrEqual(20);
    expect(Date.parse(shippingDate)).toBeGreaterThan(Date.now());
  }
});

test('discounts are drawn for each order, and stay as they are until it is made', async () => {
  const drawn = async () => (await ask(listCart, {})).products.map((product) => product.discountPercentage);
  const draw = vi.spyOn(Math, 'random').mockReturnValue(0.25);
  const first = await drawn();
  draw.mockReturnValue(0.75);
  expect(await drawn()).toEqual(first);
  const products = (await ask(listCart, {})).products;
  await request('POST', '/apps/ecommerce/checkout', {});
  for (const { id, qty } of products) await ask(addToCart, { productId: id, qty });
  expect(await drawn()).not.toEqual(first);
  resetSamples();
  draw.mockReturnValue(0.5);
  expect(await drawn()).not.toEqual(first);
  draw.mockRestore();
});

test('a product is added with 201, as many more as are added again, never more than ten', async () => {
  expect((await request('POST', '/apps/ecommerce/cart', { productId: 36 })).status).toBe(201);
  expect(await inCart()).toContainEqual({ id: 36, qty: 1, colour: 'Shuka red' });
  await ask(addToCart, { productId: 36, qty: 3, colour: 'Ochre' });
  expect(await inCart()).toContainEqual({ id: 36, qty: 4, colour: 'Ochre' });
  await ask(addToCart, { productId: 36, qty: 40 });
  expect(await inCart()).toContainEqual({ id: 36, qty: 10, colour: 'Ochre' });
  const { userCart } = await ask(listProducts, {});
  expect(userCart.at(-1)).toMatchObject({ id: 4, productId: 36, qty: 10 });
});

test('quantities change and products go; unknown ones change nothing', async () => {
  await ask(setQuantity, { productId: 32, qty: 5 });
  await ask(setQuantity, { productId: 29, qty: 0 });
  await ask(removeFromCart, { productId: 34 });
  expect((await inCart()).map(({ id, qty }) => [id, qty])).toEqual([
    [32, 5],
    [29, 1],
  ]);
  const before = await inCart();
  expect((await request('POST', '/apps/ecommerce/cart', { productId: 99 })).status).toBe(404);
  expect((await request('POST', '/apps/ecommerce/cart/99', { qty: 3 })).status).toBe(200);
  expect((await request('DELETE', '/apps/ecommerce/cart/99')).status).toBe(200);
  expect(await inCart()).toEqual(before);
});

test('a coupon holds in any case, and a wrong one takes it away', async () => {
  expect(await ask(applyCoupon, { code: ' karibu ' })).toEqual({ coupon: { code: 'KARIBU', percent: 10 } });
  expect((await ask(listCart, {})).coupon).toEqual({ code: 'KARIBU', percent: 10 });
  expect(await ask(applyCoupon, { code: 'nothing' })).toEqual({ coupon: null });
  expect((await ask(listCart, {})).coupon).toBeNull();
});

test('a checkout makes an order of what is in the cart, and empties it', async () => {
  const kept = storage();
  await ask(applyCoupon, { code: 'KARIBU' });
  const { products, coupon } = await ask(listCart, {});
  const { total } = pricesOf(products, coupon);
  const { status, body } = await request('POST', '/apps/ecommerce/checkout', { address, payment: 'mpesa' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ order: { number: 'KZ-1043', items: 4, total, payment: 'mpesa', address } });
  expect(await ask(listCart, {})).toEqual({ products: [], coupon: null });
  expect(kept.get(storageKey)).toBe('[]');
  expect((await ask(checkOut, { address, payment: 'cash' })).order).toMatchObject({
    number: 'KZ-1044',
    items: 0,
    total: 0,
  });
});

test('an order remembers a new address, once', async () => {
  const streets = async () => (await ask(listAddresses, {})).addresses.map(({ street }) => street);
  expect(await streets()).toHaveLength(2);
  await ask(checkOut, { address, payment: 'card' });
  await ask(checkOut, { address, payment: 'card' });
  expect((await streets()).slice(2)).toEqual([address.street]);
});

test('the cart is kept on the device, and the first one is back after a reset', async () => {
  const kept = storage();
  await ask(addToCart, { productId: 5 });
  expect(JSON.parse(kept.get(storageKey) ?? '')).toHaveLength(4);
  resetSamples();
  expect(kept.has(storageKey)).toBe(false);
  expect(await inCart()).toHaveLength(3);
});

test('what was kept is taken up, unless it is not a cart', async () => {
  const kept = storage();
  kept.set(storageKey, '[{"id":1,"productId":7,"qty":2}]');
  expect(await inCart()).toEqual([{ id: 7, qty: 2, colour: 'Indigo' }]);
  resetSamples();
  kept.set(storageKey, '[{"productId":"seven"}]');
  expect(await inCart()).toHaveLength(3);
  resetSamples();
  kept.set(storageKey, '{');
  expect(await inCart()).toHaveLength(3);
});

test('where nothing may be stored, the cart works until the page is left', async () => {
  vi.stubGlobal('localStorage', undefined);
  await ask(removeFromCart, { productId: 34 });
  expect(await inCart()).toHaveLength(2);
  resetSamples();
  expect(await inCart()).toHaveLength(3);
});

test('prices add up', () => {
  const lines = [
    { price: 1000, qty: 2, discountPercentage: 10, hasFreeShipping: true },
    { price: 500, qty: 1, discountPercentage: 3, hasFreeShipping: false },
  ];
  expect(pricesOf(lines, { code: 'X', percent: 10 })).toEqual({
    items: 3,
    full: 2500,
    discount: 215,
    couponDiscount: 229,
    delivery: 350,
    total: 2406,
  });
  expect(pricesOf(lines.slice(0, 1), null)).toMatchObject({ delivery: 0, couponDiscount: 0, total: 1800 });
});

test('the cart is counted without its products', async () => {
  expect(await ask(countCart, {})).toEqual({ items: 4 });
  await ask(setQuantity, { productId: 32, qty: 5 });
  expect(await ask(countCart, {})).toEqual({ items: 7 });
  await ask(removeFromCart, { productId: 34 });
  expect(await ask(countCart, {})).toEqual({ items: 6 });
});
