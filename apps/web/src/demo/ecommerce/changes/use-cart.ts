import {
  addToCart,
  type CartProduct,
  type Product,
  removeFromCart,
  setQuantity,
} from '@kazi/simulation/ecommerce';
import { toast } from '@kazi/ui/toast';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../calls/use-answer.ts';
import { shopCalls, useShopCache } from './use-shop-cache.ts';

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
