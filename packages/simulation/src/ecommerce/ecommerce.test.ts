import { beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../core/ask.ts';
import { request, simulate } from '../core/simulate.testing.ts';
import { featuredProduct, getProduct, listProducts, type ProductQuery } from './contract.ts';

beforeEach(simulate);

const products = async (query: ProductQuery = {}) => (await ask(listProducts, query)).products;
const ids = async (query: ProductQuery = {}) => (await products(query)).map(({ id }) => id);

describe('the list', () => {
  test('is nine a page, featured first: the largest id', async () => {
    const page = await ask(listProducts, {});
    expect(page.total).toBe(36);
    expect(page.products.map(({ id }) => id)).toEqual([36, 35, 34, 33, 32, 31, 30, 29, 28]);
    expect(page.products[0]?.id).toBe(featuredProduct);
    expect(page.userWishlist).toContainEqual({ id: 1, productId: 36 });
    expect(page.userCart[0]).toMatchObject({ id: 1, productId: 34, qty: 1 });
  });

  test('is cut into pages, empty past the end', async () => {
    expect(await ids({ page: 4 })).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(await ids({ page: 5 })).toEqual([]);
    expect(await ids({ page: 3, perPage: 5 })).toEqual([26, 25, 24, 23, 22]);
  });

  test('is sorted by price, both ways', async () => {
    const rising = (await products({ sortBy: 'price-asc', perPage: 36 })).map(({ price }) => price);
    expect(rising).toEqual(rising.toSorted((one, other) => one - other));
    const falling = (await products({ sortBy: 'price-desc', perPage: 36 })).map(({ price }) => price);
    expect(falling).toEqual(rising.toReversed());
  });

  test('is featured first where the sort is none', async () => {
    const { body } = await request('GET', '/apps/ecommerce/products?sortBy=toString&perPage=1');
    expect(body).toMatchObject({ products: [{ id: 36 }] });
  });

  test('is searched by name in any case, and by brand', async () => {
    expect((await products({ q: 'SHUKA' })).map(({ name }) => name)).toEqual(['Maasai shuka blanket']);
    expect(await ask(listProducts, { q: 'mashariki' })).toMatchObject({ total: 3 });
    expect(await ask(listProducts, { q: 'nobody sells this' })).toMatchObject({ total: 0, products: [] });
  });

  test('is narrowed by category, brands, price and rating, and counts what is left', async () => {
    const query = {
      category: 'Audio',
      brand: ['Sauti', 'Duma'],
      minPrice: 5000,
      maxPrice: 12_000,
      rating: 4,
    };
    const page = await ask(listProducts, { ...query, perPage: 1 });
    expect(page.total).toBe(2);
    expect(page.products.map(({ name }) => name)).toEqual(['Sauti Studio headphones']);
    expect(await ids({ ...query, perPage: 1, page: 2 })).toEqual([25]);
  });

  test('tells how many there are of each category and brand among what is searched for', async () => {
    const { facets } = await ask(listProducts, { q: 'duma', category: 'Audio' });
    expect(facets.categories).toContainEqual({ name: 'Phones & wearables', count: 4 });
    expect(facets.categories).toContainEqual({ name: 'Audio', count: 0 });
    expect(facets.brands).toContainEqual({ name: 'Duma', count: 4 });
  });

  test('has whole products', async () => {
    for (const product of await products({ perPage: 36 })) {
      expect(product).toMatchObject({
        slug: expect.stringMatching(/^[a-z0-9-]+$/),
        image: expect.stringMatching(/^data:image\/svg/),
        hasFreeShipping: expect.any(Boolean),
        isInWishlist: expect.any(Boolean),
        isInCart: expect.any(Boolean),
      });
      expect(product.rating).toBeGreaterThanOrEqual(1);
      expect(product.rating).toBeLessThanOrEqual(5);
    }
  });
});

test('a product comes with its colours and others like it; one that is not there is a 404', async () => {
  const { product, related } = await ask(getProduct, { id: 34 });
  expect(product).toMatchObject({ id: 34, isInCart: true, isInWishlist: false });
  expect(new Set(product.colours.map(({ image }) => image)).size).toBe(3);
  expect(related).toHaveLength(4);
  expect(related.every(({ id, category }) => id !== 34 && category === product.category)).toBe(true);
  for (const id of ['99', 'none', '0'])
    expect(await request('GET', `/apps/ecommerce/products/${id}`)).toMatchObject({ status: 404 });
});

describe('the wishlist', () => {
  const wished = async () => {
    const { body } = await request('GET', '/apps/ecommerce/wishlist');
    return body;
  };

  test('takes a product once, and lets go of it', async () => {
    const add = () => request('POST', '/apps/ecommerce/wishlist', { productId: 8 });
    expect([(await add()).status, (await add()).status]).toEqual([201, 201]);
    const { userWishlist } = await ask(listProducts, {});
    expect(userWishlist.filter(({ productId }) => productId === 8)).toEqual([{ id: 6, productId: 8 }]);
    expect((await ask(getProduct, { id: 8 })).product.isInWishlist).toBe(true);
    for (const _twice of [1, 2])
      expect(await request('DELETE', '/apps/ecommerce/wishlist/8')).toMatchObject({ status: 200 });
    expect((await ask(getProduct, { id: 8 })).product.isInWishlist).toBe(false);
  });

  test('is not changed by a product that there is not', async () => {
    const before = await wished();
    expect((await request('POST', '/apps/ecommerce/wishlist', { productId: 99 })).status).toBe(404);
    expect((await request('DELETE', '/apps/ecommerce/wishlist/99')).status).toBe(200);
    expect(await wished()).toEqual(before);
  });
});
