import { addToWishlist, type Product, removeFromWishlist } from '@kazi/simulation/ecommerce';
import { toast } from '@kazi/ui/toast';
import { useChange } from '../../calls/use-answer.ts';
import { shopCalls, useShopCache } from './use-shop-cache.ts';

/** What can be done with the wishlist; each shows at once. */
export function useWishlist() {
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
        message: `${product.name} was taken off your wishlist.`,
        action: { label: 'Undo', run: () => add(product) },
      });
    },
  };
}
