import { addToWishlist, type Product, removeFromWishlist } from '@kazi/simulation/ecommerce';
import { toast } from '@kazi/ui/toast';
import { useTranslation } from 'react-i18next';
import { useChange } from '../../calls/use-answer.ts';
import { shopCalls, useShopCache } from './use-shop-cache.ts';

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
