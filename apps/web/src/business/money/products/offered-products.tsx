import type { Product } from '@kazi/contract/money';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import IconCheck from '#icons/IconCheck';
import IconShoppingBagPlus from '#icons/IconShoppingBagPlus';
import { Can } from '../../../session/ability.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { useCart } from './cart.ts';
import { ProductCard } from './product-card.tsx';
import classes from './products.module.css';
import { useOffered } from './use-products.ts';
import { WithdrawProduct } from './withdraw-product.tsx';

/** What of a category can still be bought. */
export function OfferedProducts({ category }: { category: string }) {
  const { t } = useTranslation(['money', 'common']);
  const id = useId();
  const { data: products, error, refetch } = useOffered(category);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {t('products.offered')}
      </h2>
      {!products && !error && <SkeletonRows rows={3} height={96} label={t('common:loading')} />}
      {!products && error && <FailedState error={error} onRetry={refetch} />}
      {products?.length === 0 && <p className={classes.nothing}>{t('products.nothingOffered')}</p>}
      {products && products.length > 0 && (
        <div className={classes.cards}>
          {products.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              corner={
                <Can do="delete" on="Product">
                  <WithdrawProduct product={product} />
                </Can>
              }
              action={
                <Can do="create" on="Payment">
                  <CartButton product={product} />
                </Can>
              }
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** Puts a product into the cart, or takes it out again. */
function CartButton({ product }: { product: Product }) {
  const { t } = useTranslation('money');
  const { items, add, remove } = useCart();
  const { id, name } = product;
  const isIn = items.some((item) => item.id === id);
  return (
    <Button
      size="xs"
      variant="default"
      className={classes.choice}
      leftSection={isIn ? <IconCheck size={14} /> : <IconShoppingBagPlus size={14} />}
      aria-pressed={isIn}
      aria-label={t(isIn ? 'products.removeNamed' : 'products.addNamed', { name })}
      onClick={() => (isIn ? remove(id) : add(product))}
    >
      {t(isIn ? 'products.inCart' : 'products.add')}
    </Button>
  );
}
