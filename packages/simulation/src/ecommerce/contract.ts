import { get, type Nothing, post, remove } from '../core/call.ts';
import type { ColourName } from './drawings.ts';
import type { Coupon } from './prices.ts';

export type { ColourName } from './drawings.ts';

export const productSorts = ['featured', 'price-asc', 'price-desc'] as const;
export type ProductSort = (typeof productSorts)[number];

export const productCategories = [
  'Phones & wearables',
  'Computers',
  'Audio',
  'Solar & power',
  'Kitchen',
  'Coffee, tea & honey',
  'Crafts',
  'Shoes & bags',
] as const;
export type ProductCategory = (typeof productCategories)[number];

/** The product shown where none is named: the first of those that are featured. */
export const featuredProduct = 36;
export const productsPerPage = 9;
export const mostOfAProduct = 10;

export interface Product {
  id: number;
  name: string;
  slug: string;
  description: string;
  brand: string;
  /** In whole shillings. */
  price: number;
  /** Address of a drawn picture. */
  image: string;
  hasFreeShipping: boolean;
  /** 1 to 5. */
  rating: number;
  isInWishlist: boolean;
  isInCart: boolean;
  /** Addition. */
  category: ProductCategory;
}

/** Addition: a colour that a product comes in, and what it then looks like. */
export interface ProductColour {
  name: ColourName;
  /** As CSS writes it. */
  value: string;
  image: string;
}

export interface ProductDetail extends Product {
  colours: ProductColour[];
}

export interface CartProduct extends Product {
  qty: number;
  shippingDate: string;
  offers: number;
  discountPercentage: number;
  /** Addition: the colour that was chosen; empty for a product that has none. */
  colour: ColourName | '';
}

export interface WishlistItem {
  id: number;
  productId: number;
}

export interface CartItem extends WishlistItem {
  qty: number;
  /** Addition, see `CartProduct`. */
  colour?: string | undefined;
}

export interface ProductQuery {
  /** Part of a name, a brand or a category. */
  q?: string;
  sortBy?: ProductSort;
  /** 9 where not given. */
  perPage?: number;
  /** From 1. */
  page?: number;
  /** Addition, as are those below: only these. */
  category?: string;
  brand?: string[];
  minPrice?: number;
  maxPrice?: number;
  /** At least so many stars. */
  rating?: number;
}

/** Addition: a value to filter by, and how many of what was searched for have it. */
export interface Facet<Name extends string = string> {
  name: Name;
  count: number;
}

export interface ProductPage {
  products: Product[];
  /** How many match, on all pages. */
  total: number;
  userWishlist: WishlistItem[];
  userCart: CartItem[];
  /** Addition. */
  facets: { categories: Facet<ProductCategory>[]; brands: Facet[] };
}

export interface ProductAnswer {
  product: ProductDetail;
  /** Addition: what somebody may also like. */
  related: Product[];
}

export interface Wishlist {
  products: Product[];
}

export interface Cart {
  products: CartProduct[];
  /** Addition. */
  coupon: Coupon | null;
}

export const places = ['Home', 'Work'] as const;
type Place = (typeof places)[number];

/** Addition: where an order goes. */
export interface Address {
  fullName: string;
  /** As dialled in Kenya: `0712 345 678`. */
  phone: string;
  street: string;
  town: string;
  county: string;
  place: Place;
}

export const paymentMethods = ['mpesa', 'card', 'cash'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Addition: what was bought. */
export interface Order {
  number: string;
  address: Address;
  payment: PaymentMethod;
  items: number;
  total: number;
  deliveryDate: string;
}

export interface CartCount {
  items: number;
}

export const listProducts = get<ProductQuery, ProductPage>('/apps/ecommerce/products');
/** 404 where there is no such product. */
export const getProduct = get<{ id: string | number }, ProductAnswer>('/apps/ecommerce/products/{id}');
export const listWishlist = get<object, Wishlist>('/apps/ecommerce/wishlist');
export const listCart = get<object, Cart>('/apps/ecommerce/cart');
/** Addition: how many things are in the cart. */
export const countCart = get<object, CartCount>('/apps/ecommerce/cart/count');
/** `qty` and `colour` are additions: one where not given, and the first. */
export const addToCart = post<{ productId: number; qty?: number; colour?: string }, Nothing>(
  '/apps/ecommerce/cart',
  201,
);
export const removeFromCart = remove<{ productId: number }, Nothing>('/apps/ecommerce/cart/{productId}');
export const addToWishlist = post<{ productId: number }, Nothing>('/apps/ecommerce/wishlist', 201);
export const removeFromWishlist = remove<{ productId: number }, Nothing>(
  '/apps/ecommerce/wishlist/{productId}',
);

/** Addition: how many of a product are in the cart. */
export const setQuantity = post<{ productId: number; qty: number }, Nothing>(
  '/apps/ecommerce/cart/{productId}',
);
/** Addition: null where the code is none, which takes a coupon away that was there. */
export const applyCoupon = post<{ code: string }, { coupon: Coupon | null }>('/apps/ecommerce/coupon');
/** Addition: where orders went before. */
export const listAddresses = get<object, { addresses: Address[] }>('/apps/ecommerce/addresses');
/** Addition: buys what is in the cart, and empties it. */
export const checkOut = post<{ address: Address; payment: PaymentMethod }, { order: Order }>(
  '/apps/ecommerce/checkout',
  201,
);
