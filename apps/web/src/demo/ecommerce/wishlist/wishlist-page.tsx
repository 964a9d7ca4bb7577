import type { Product } from '@kazi/simulation/ecommerce';
import { listWishlist } from '@kazi/simulation/ecommerce';
import { EmptyState } from '@kazi/ui/empty-state';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import IconHeart from '#icons/IconHeart';
import IconShoppingCart from '#icons/IconShoppingCart';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { answerOf } from '../../calls/use-answer.ts';
import { links } from '../../routing/links.ts';
import { useCart } from '../changes/use-cart.ts';
import { useFocusAfterRemoval } from '../changes/use-focus-after-removal.ts';
import { useWishlist } from '../changes/use-wishlist.ts';
import { ProductList, ProductSkeletons } from '../parts/product-list.tsx';

/** What somebody would like to have, one day. */
export function WishlistPage() {
  const { data, error, isPending, refetch } = useQuery(answerOf(listWishlist, {}));
  // What was just taken off is gone at once; the answer follows.
  const products = data?.products.filter(({ isInWishlist }) => isInWishlist);
  useFocusAfterRemoval(products?.length ?? 0);
  return (
    <Page title="Wishlist" description="What you would like to have, one day.">
      {isPending && <ProductSkeletons count={5} />}
      {error && !products && <FailedState error={error} onRetry={refetch} />}
      {products?.length === 0 && (
        <EmptyState
          icon={<IconHeart size={24} stroke={1.6} />}
          title="Nothing to wish for"
          message="The heart on a product keeps it here until you are ready."
          action={
            <Button component={Link} to={links.shop}>
              Go to the shop
            </Button>
          }
        />
      )}
      {products && products.length > 0 && (
        <ProductList
          label="Wishlist"
          products={products}
          hearts={false}
          actions={(product) => <WishActions product={product} />}
        />
      )}
    </Page>
  );
}

/** A wish comes true, or is given up. */
function WishActions({ product }: { product: Product }) {
  const { add, takeOut } = useCart();
  const wishlist = useWishlist();

  function move() {
    if (!product.isInCart) add(product);
    wishlist.takeOff(product);
    toast({
      message: `${product.name} is in your cart.`,
      action: {
        label: 'Undo',
        run: () => {
          if (!product.isInCart) takeOut(product);
          wishlist.add(product);
        },
      },
    });
  }

  return (
    <>
      <Button leftSection={<IconShoppingCart size={16} stroke={1.8} />} onClick={move}>
        Move to cart
      </Button>
      <Button variant="default" onClick={() => wishlist.remove(product)}>
        Remove
      </Button>
    </>
  );
}
