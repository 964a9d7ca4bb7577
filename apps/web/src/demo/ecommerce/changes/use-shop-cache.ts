import {
  type Cart,
  type CartCount,
  countCart,
  getProduct,
  listCart,
  listProducts,
  listWishlist,
  type Product,
  type ProductAnswer,
  type ProductPage,
  type Wishlist,
} from '@kazi/simulation/ecommerce';
import { useQueryClient } from '@tanstack/react-query';
import { keyOf } from '../../calls/use-answer.ts';

/** Every call that tells of products, and so of what is in the cart or wished for. */
export const shopCalls = [listProducts, getProduct, listWishlist, listCart, countCart];

/** Shows changes before they are answered. Each returns how to take it back. */
export function useShopCache() {
  const queries = useQueryClient();

  function changing(change: () => void): () => void {
    const before = shopCalls.flatMap((call) => queries.getQueriesData({ queryKey: keyOf(call) }));
    change();
    return () => {
      for (const [key, data] of before) queries.setQueryData(key, data);
    };
  }

  return {
    /** Updates, in every list that shows a product, whether it is in the cart or on the wishlist. */
    mark: (id: number, flags: Partial<Pick<Product, 'isInCart' | 'isInWishlist'>>) =>
      changing(() => {
        const marked = <Some extends Product>(product: Some): Some =>
          product.id === id ? { ...product, ...flags } : product;
        queries.setQueriesData<ProductPage>(
          { queryKey: keyOf(listProducts) },
          (page) => page && { ...page, products: page.products.map(marked) },
        );
        queries.setQueriesData<ProductAnswer>(
          { queryKey: keyOf(getProduct) },
          (answer) => answer && { product: marked(answer.product), related: answer.related.map(marked) },
        );
        queries.setQueriesData<Wishlist>(
          { queryKey: keyOf(listWishlist) },
          (wishlist) => wishlist && { products: wishlist.products.map(marked) },
        );
      }),
    changeCart: (change: (cart: Cart) => Cart) =>
      changing(() => {
        for (const [key, cart] of queries.getQueriesData<Cart>({ queryKey: keyOf(listCart) })) {
          if (!cart) continue;
          const changed = change(cart);
          queries.setQueryData<Cart>(key, changed);
          const items = changed.products.reduce((sum, { qty }) => sum + qty, 0);
          queries.setQueriesData<CartCount>({ queryKey: keyOf(countCart) }, () => ({ items }));
        }
      }),
  };
}
