import { readSample } from '../core/samples.ts';
import { slugOf } from '../core/slug.ts';
import { sampleState } from '../core/state.ts';
import { personOf } from '../people/people.ts';
import type { Address, Product, ProductCategory, ProductColour, WishlistItem } from './contract.ts';
import { type ColourName, draw, colours as hexes, type Kind } from './drawings.ts';
import type { Coupon } from './prices.ts';
import sold from './products.json' with { type: 'json' };

/** A product as it is sold, before its picture is drawn. */
interface Sold {
  name: string;
  kind: Kind;
  /** The first is what it is shown in. */
  colours: readonly [ColourName, ...ColourName[]];
  brand: string;
  category: ProductCategory;
  price: number;
  rating: number;
  hasFreeShipping?: boolean;
  description: string;
}

/** A product as the shop knows it; whose cart and wishlist it is in is said when it is asked for. */
type Stocked = Omit<Product, 'isInWishlist' | 'isInCart'> & Pick<Sold, 'kind' | 'colours'>;

/** Everything there is to buy, with pictures, by rising id: the last ones are featured. */
const products = (): Stocked[] =>
  readSample<readonly Sold[]>(sold).map((product, at) => ({
    ...product,
    id: at + 1,
    slug: `${slugOf(product.name)}-${at + 1}`,
    image: draw(product.kind, product.colours[0]),
    hasFreeShipping: product.hasFreeShipping ?? false,
  }));

/** The colours of a product, each with its picture. */
export const coloursOf = ({ kind, colours }: Pick<Sold, 'kind' | 'colours'>): ProductColour[] =>
  colours.map((name) => ({ name, value: hexes[name], image: draw(kind, name) }));

const firstWishlist = (): WishlistItem[] =>
  [36, 33, 30, 24, 12].map((productId, at) => ({ id: at + 1, productId }));

/** Where the demo's admin has things sent. */
const firstAddresses = (): Address[] => {
  const { fullName, company } = personOf(1);
  return [
    {
      fullName,
      phone: '0712 345 678',
      street: 'Kirichwa Lane 14, house 3',
      town: 'Kilimani',
      county: 'Nairobi',
      place: 'Home',
    },
    {
      fullName,
      phone: '0712 345 678',
      street: `${company}, Muthangari Road 8`,
      town: 'Lavington',
      county: 'Nairobi',
      place: 'Work',
    },
  ];
};

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
