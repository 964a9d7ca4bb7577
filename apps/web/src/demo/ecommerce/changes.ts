import {
  addToCart,
  addToWishlist,
  type Cart,
  type CartCount,
  type CartProduct,
  countCart,
  getProduct,
  listCart,
  listProducts,
  listWishlist,
  type Product,
  type ProductAnswer,
  type ProductPage,
  removeFromCart,
  removeFromWishlist,
  setQuantity,
  type Wishlist,
} from '@kazi/simulation/ecommerce';
import { toast } from '@kazi/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusHeading } from '../../shell/page/focus-heading.ts';
import { keyOf, useChange } from '../calls/use-answer.ts';

interface Chosen {
  qty?: number | undefined;
  colour?: string | undefined;
}

/** What can be done with the cart; each shows at once. */
export function useCart() {
  const { t } = useTranslation('demo/ecommerce');
  const cache = useShopCache();
  const adding = useChange(addToCart, {
    changes: shopCalls,
    optimistic: ({ productId }) => cache.mark(productId, { isInCart: true }),
  });
  const removing = useChange(removeFromCart, {
    changes: shopCalls,
    optimistic: ({ productId }) =>
      cache.changeCart((cart) => ({
        ...cart,
        products: cart.products.filter(({ id }) => id !== productId),
      })),
  });
  const counting = useChange(setQuantity, {
    changes: shopCalls,
    optimistic: ({ productId, qty }) =>
      cache.changeCart((cart) => ({
        ...cart,
        products: cart.products.map((product) => (product.id === productId ? { ...product, qty } : product)),
      })),
  });

  const add = ({ id }: Product, { qty = 1, colour }: Chosen = {}) =>
    adding.mutate({ productId: id, qty, ...(colour && { colour }) });
  return {
    add,
    remove(product: CartProduct) {
      removing.mutate({ productId: product.id });
      toast({
        message: t('cart.removed', { name: product.name }),
        action: { label: t('cart.undo'), run: () => add(product, product) },
      });
    },
    /** Without a word, for what goes elsewhere. */
    takeOut: ({ id }: Product) => removing.mutate({ productId: id }),
    count: ({ id }: Product, qty: number) => counting.mutate({ productId: id, qty }),
  };
}

/** What can be done with the wishlist; each shows at once. */
export function useWishlist() {
  const { t } = useTranslation('demo/ecommerce');
  const cache = useShopCache();
  const adding = useChange(addToWishlist, {
    changes: shopCalls,
    optimistic: ({ productId }) => cache.mark(productId, { isInWishlist: true }),
  });
  const removing = useChange(removeFromWishlist, {
    changes: shopCalls,
    optimistic: ({ productId }) => cache.mark(productId, { isInWishlist: false }),
  });
  const add = ({ id }: Product) => adding.mutate({ productId: id });
  const takeOff = ({ id }: Product) => removing.mutate({ productId: id });
  return {
    add,
    takeOff,
    toggle: (product: Product) => (product.isInWishlist ? takeOff(product) : add(product)),
    /** Takes a product off, and says so. */
    remove(product: Product) {
      takeOff(product);
      toast({
        message: t('wishlist.removed', { name: product.name }),
        action: { label: t('cart.undo'), run: () => add(product) },
      });
    },
  };
}

/** Every call that tells of products, and so of what is in the cart or wished for. */
export const shopCalls = [listProducts, getProduct, listWishlist, listCart, countCart];

/** Shows changes before they are answered. Each returns how to take it back. */
function useShopCache() {
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

/** Gives the focus to the page's heading where what was removed had it: a keyboard goes on from there. */
export function useFocusAfterRemoval(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (count < before.current && isLost) focusHeading();
    before.current = count;
  }, [count]);
}
