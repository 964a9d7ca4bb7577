import { type Answer, notFound, on } from '../core/answers.ts';
import { idOf, whole } from '../core/inputs.ts';
import { nextId, pageOf } from '../core/lists.ts';
import { cart } from './cart.ts';
import { cartAnswers } from './cart-answers.ts';
import {
  addToWishlist,
  getProduct,
  listProducts,
  listWishlist,
  productCategories,
  productsPerPage,
  removeFromWishlist,
} from './contract.ts';
import { coloursOf } from './data.ts';
import { facet, filtered, ordered, productOf, searched, seen } from './products.ts';
import { state } from './state.ts';

const mostRelated = 4;

/** What somebody may also like: of the same category, then of the same brand, then anything. */
function relatedTo(id: number) {
  const product = productOf(id);
  const others = ordered(state().products, 'featured').filter((other) => other.id !== id);
  const near = others.filter(({ category }) => category === product?.category);
  const brand = others.filter((other) => other.brand === product?.brand);
  return [...new Set([...near, ...brand, ...others])].slice(0, mostRelated).map(seen);
}

export const answers: readonly Answer[] = [
  on(listProducts, ({ query, list }) => {
    const matching = searched(query('q'));
    const found = filtered(matching, {
      category: query('category'),
      brands: list('brand') ?? [],
      minPrice: whole(query('minPrice'), 0),
      maxPrice: whole(query('maxPrice'), Number.POSITIVE_INFINITY),
      rating: whole(query('rating'), 1),
    });
    const brands = [...new Set(state().products.map(({ brand }) => brand))].toSorted();
    return {
      products: pageOf(
        ordered(found, query('sortBy')),
        whole(query('page'), 1),
        whole(query('perPage'), productsPerPage),
      ).map(seen),
      total: found.length,
      userWishlist: state().wishlist,
      userCart: cart.get(),
      facets: {
        categories: facet(matching, productCategories, ({ category }) => category),
        brands: facet(matching, brands, ({ brand }) => brand),
      },
    };
  }),

  on(getProduct, ({ query }) => {
    const product = productOf(idOf(query('id')));
    if (!product) throw notFound('The product');
    return { product: { ...seen(product), colours: coloursOf(product) }, related: relatedTo(product.id) };
  }),

  on(listWishlist, () => ({
    products: state()
      .wishlist.flatMap(({ productId }) => productOf(productId) ?? [])
      .map(seen),
  })),

  on(addToWishlist, ({ body }) => {
    const { wishlist } = state();
    const productId = idOf(body.productId);
    const isThere = wishlist.some((item) => item.productId === productId);
    if (!productOf(productId)) throw notFound('This product');
    if (!isThere) wishlist.push({ id: nextId(wishlist), productId });
    return {};
  }),

  on(removeFromWishlist, ({ query }) => {
    const productId = idOf(query('productId'));
    state().wishlist = state().wishlist.filter((item) => item.productId !== productId);
    return {};
  }),

  ...cartAnswers,
];
