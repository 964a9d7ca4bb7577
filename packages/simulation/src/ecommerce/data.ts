import { slugOf } from '../core/slug.ts';
import { personOf } from '../people/people.ts';
import type { Address, Product, ProductColour, WishlistItem } from './contract.ts';
import { draw, hexOf } from './drawings/draw.ts';
import { featured } from './featured.data.ts';
import { type Sold, sold } from './products.data.ts';

/** A product as the shop knows it; whose cart and wishlist it is in is said when it is asked for. */
type Stocked = Omit<Product, 'isInWishlist' | 'isInCart'> & Pick<Sold, 'kind' | 'colours'>;

/** Everything there is to buy, with pictures, by rising id. */
export const products = (): Stocked[] =>
  [...sold, ...featured].map((product, at) => ({
    ...product,
    id: at + 1,
    slug: `${slugOf(product.name)}-${at + 1}`,
    image: draw(product.kind, product.colours[0]),
    hasFreeShipping: product.hasFreeShipping ?? false,
  }));

/** The colours of a product, each with its picture. */
export const coloursOf = ({ kind, colours }: Pick<Sold, 'kind' | 'colours'>): ProductColour[] =>
  colours.map((name) => ({ name, value: hexOf(name), image: draw(kind, name) }));

export const firstWishlist = (): WishlistItem[] =>
  [36, 33, 30, 24, 12].map((productId, at) => ({ id: at + 1, productId }));

/** Where the demo's admin has things sent. */
export const firstAddresses = (): Address[] => {
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
