import { type Answer, notFound, on } from '../core/answers.ts';
import { isoDaysFromToday } from '../core/days.ts';
import { contains, idOf, nextId, pageOf, whole } from '../core/lists.ts';
import { always, figure, id, oneOf, record, text } from '../core/read-body.ts';
import { seededBetween } from '../core/seeded.ts';
import { cart, discountDraw, forgetDraw } from './cart.ts';
import {
  addToCart,
  addToWishlist,
  applyCoupon,
  type CartProduct,
  checkOut,
  type Facet,
  getProduct,
  listAddresses,
  listCart,
  listProducts,
  listWishlist,
  mostOfAProduct,
  type Product,
  type ProductSort,
  paymentMethods,
  places,
  productCategories,
  productsPerPage,
  removeFromCart,
  removeFromWishlist,
  setQuantity,
} from './contract.ts';
import { coloursOf, state } from './data.ts';
import { type Coupon, pricesOf } from './prices.ts';

type Stocked = ReturnType<typeof state>['products'][number];

/** A product as it is answered: with whether it is wished for, and in the cart. */
function seen({ kind: _kind, colours: _colours, ...product }: Stocked): Product {
  return {
    ...product,
    isInWishlist: state().wishlist.some(({ productId }) => productId === product.id),
    isInCart: cart.get().some(({ productId }) => productId === product.id),
  };
}

const productOf = (id: number): Stocked | undefined => state().products.find((product) => product.id === id);

const searched = (q: string | undefined): Stocked[] =>
  state().products.filter(({ name, brand, category }) => contains(q, name, brand, category));

interface Filter {
  category: string | undefined;
  brands: readonly string[];
  minPrice: number;
  maxPrice: number;
  rating: number;
}

const filtered = (products: readonly Stocked[], filter: Filter): Stocked[] =>
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
const ordered = (products: readonly Stocked[], sortBy: string | undefined): Stocked[] => {
  const [, order] = Object.entries(orders).find(([name]) => name === sortBy) ?? [];
  return products.toSorted(order ?? orders.featured);
};

/** How many products there are of each of these names. */
const facet = <Name extends string>(
  products: readonly Stocked[],
  names: readonly Name[],
  of: (product: Stocked) => string,
): Facet<Name>[] =>
  names.map((name) => ({ name, count: products.filter((product) => of(product) === name).length }));

const coupons: readonly Coupon[] = [
  { code: 'KARIBU', percent: 10 },
  { code: 'MADARAKA', percent: 5 },
];
const firstOrder = 1043;

const between = (quantity: number) => Math.min(Math.max(quantity, 1), mostOfAProduct);

/** What is in the cart, as it is to be paid for. */
const inCart = (): CartProduct[] =>
  cart.get().flatMap(({ productId, qty, colour }) => {
    const product = productOf(productId);
    if (!product) return [];
    const colours = coloursOf(product);
    const chosen = colours.find(({ name }) => name === colour) ?? colours[0];
    return {
      ...seen(product),
      ...(chosen && { image: chosen.image }),
      colour: chosen?.name ?? '',
      qty,
      shippingDate: isoDaysFromToday(seededBetween(productId + 700, 1, 5)),
      offers: seededBetween(productId, 1, 4),
      discountPercentage: seededBetween(discountDraw() + productId, 3, 20),
    };
  });

const noAddress = { fullName: '', phone: '', street: '', town: '', county: '', place: places[0] };
const address = record(
  { fullName: text, phone: text, street: text, town: text, county: text, place: oneOf(places) },
  noAddress,
);

const cartAnswers: readonly Answer[] = [
  on(listCart, () => ({ products: inCart(), coupon: state().coupon })),

  on(
    addToCart,
    ({ body }) => {
      const productId = idOf(body.productId);
      const items = cart.get();
      const there = items.find((item) => item.productId === productId);
      const qty = whole(String(body.qty), 1);
      if (there) {
        const more = { ...there, qty: between(there.qty + qty), colour: body.colour ?? there.colour };
        cart.set(items.map((item) => (item === there ? more : item)));
      } else {
        if (!productOf(productId)) throw notFound('This product');
        cart.set([...items, { id: nextId(items), productId, qty: between(qty), colour: body.colour }]);
      }
      return {};
    },
    record({ productId: id, qty: figure, colour: text }),
  ),

  on(
    setQuantity,
    ({ query, body }) => {
      const productId = idOf(query('productId'));
      const qty = between(whole(String(body.qty), 1));
      cart.set(cart.get().map((item) => (item.productId === productId ? { ...item, qty } : item)));
      return {};
    },
    record({ productId: id, qty: figure }, { qty: 1 }),
  ),

  on(removeFromCart, ({ query }) => {
    const productId = idOf(query('productId'));
    cart.set(cart.get().filter((item) => item.productId !== productId));
    return {};
  }),

  on(
    applyCoupon,
    ({ body }) => {
      const code = String(body.code).trim().toUpperCase();
      const coupon = coupons.find((one) => one.code === code) ?? null;
      state().coupon = coupon;
      return { coupon };
    },
    record({ code: text }, { code: '' }),
  ),

  on(listAddresses, () => ({ addresses: state().addresses })),

  on(
    checkOut,
    ({ body }) => {
      const products = inCart();
      const { items, total } = pricesOf(products, state().coupon);
      const order = {
        number: `KZ-${firstOrder + state().orders}`,
        address: body.address,
        payment: body.payment,
        items,
        total,
        deliveryDate:
          products
            .map(({ shippingDate }) => shippingDate)
            .toSorted()
            .at(-1) ?? isoDaysFromToday(1),
      };
      const isNew = state().addresses.every(({ street }) => street !== body.address.street);
      if (isNew) state().addresses.push(body.address);
      state().orders += 1;
      state().coupon = null;
      cart.set([]);
      forgetDraw();
      return { order };
    },
    record({ address: always(address), payment: oneOf(paymentMethods) }, { payment: paymentMethods[0] }),
  ),
];

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
      products: pageOf(ordered(found, query('sortBy')), query('page'), query('perPage'), productsPerPage).map(
        seen,
      ),
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

  on(
    addToWishlist,
    ({ body }) => {
      const { wishlist } = state();
      const productId = idOf(body.productId);
      const isThere = wishlist.some((item) => item.productId === productId);
      if (!productOf(productId)) throw notFound('This product');
      if (!isThere) wishlist.push({ id: nextId(wishlist), productId });
      return {};
    },
    record({ productId: id }),
  ),

  on(removeFromWishlist, ({ query }) => {
    const productId = idOf(query('productId'));
    state().wishlist = state().wishlist.filter((item) => item.productId !== productId);
    return {};
  }),

  ...cartAnswers,
];
