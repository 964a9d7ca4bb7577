import type { Product } from '@kazi/simulation/ecommerce';
import { listWishlist } from '@kazi/simulation/ecommerce';
import { EmptyState } from '@kazi/ui/empty-state';
import { toast } from '@kazi/ui/toast';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconHeart from '#icons/IconHeart';
import IconShoppingCart from '#icons/IconShoppingCart';
import { LinkButton } from '../../../shell/link-button.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { answerOf } from '../../calls/use-answer.ts';
import { links } from '../../routing/links.ts';
import { useCart, useFocusAfterRemoval, useWishlist } from '../changes.ts';
import { ProductList, ProductSkeletons } from '../parts/product-list.tsx';

/** What somebody would like to have, one day. */
export function WishlistPage() {
  const { t } = useTranslation('demo/ecommerce');
  const { data, error, isPending, refetch } = useQuery(answerOf(listWishlist, {}));
  // What was just taken off is gone at once; the answer follows.
  const products = data?.products.filter(({ isInWishlist }) => isInWishlist);
  useFocusAfterRemoval(products?.length ?? 0);
  return (
    <Page title={t('wishlist.title')} description={t('wishlist.description')}>
      {isPending && <ProductSkeletons count={5} />}
      {error && !products && <FailedState error={error} onRetry={refetch} />}
      {products?.length === 0 && (
        <EmptyState
          icon={<IconHeart size={24} stroke={1.6} />}
          title={t('wishlist.empty')}
          message={t('wishlist.emptyWhy')}
          action={<LinkButton to={links.shop}>{t('product.toShop')}</LinkButton>}
        />
      )}
      {products && products.length > 0 && (
        <ProductList
          label={t('wishlist.title')}
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
  const { t } = useTranslation('demo/ecommerce');
  const { add, takeOut } = useCart();
  const wishlist = useWishlist();

  function move() {
    if (!product.isInCart) add(product);
    wishlist.takeOff(product);
    toast({
      message: t('wishlist.moved', { name: product.name }),
      action: {
        label: t('cart.undo'),
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
        {t('wishlist.move')}
      </Button>
      <Button variant="default" onClick={() => wishlist.remove(product)}>
        {t('cart.remove')}
      </Button>
    </>
  );
}
