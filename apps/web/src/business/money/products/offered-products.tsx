import type { Product } from '@kazi/contract/money';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { SpokenAs } from '@kazi/ui/spoken-as';
import { ActionIcon, Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconCheck from '#icons/IconCheck';
import IconShoppingBagPlus from '#icons/IconShoppingBagPlus';
import IconTrash from '#icons/IconTrash';
import { client } from '../../../api/client.ts';
import { Can } from '../../../session/ability.tsx';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { useCart } from './cart.ts';
import { ProductCard } from './product-card.tsx';
import classes from './products.module.css';
import { useOffered } from './use-products.ts';

/** What of some categories can still be bought. */
export function OfferedProducts({ categories }: { categories: readonly string[] }) {
  const { t } = useTranslation(['money', 'common']);
  const id = useId();
  const { products, error, refetch } = useOffered(categories);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {t('products.offered')}
      </h2>
      {!products && !error && <SkeletonRows rows={3} height={96} label={t('common:loading')} />}
      {!products && error && <FailedState error={error} onRetry={refetch} />}
      {products?.length === 0 && (
        <p className={classes.nothing}>
          {t(categories.length > 1 ? 'products.nothingLeft' : 'products.nothingOffered')}
        </p>
      )}
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
      onClick={() => (isIn ? remove(id) : add(product))}
    >
      <SpokenAs name={t(isIn ? 'products.removeNamed' : 'products.addNamed', { name })}>
        {t(isIn ? 'products.inCart' : 'products.add')}
      </SpokenAs>
    </Button>
  );
}

/** Takes a product off the offer, once asked back. */
function WithdrawProduct({ product: { id, name } }: { product: Product }) {
  const { t } = useTranslation('money');
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWrite(client.money.products.delete, {
    changes: ['product'],
    says: () => t('products.withdraw.done', { name }),
    done: () => setAsking(false),
  });
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('products.withdraw.menu', { name })}
        onClick={() => setAsking(true)}
      >
        <IconTrash size={16} />
      </ActionIcon>
      {isAsking && (
        <Confirm
          title={t('products.withdraw.title', { name })}
          confirmLabel={t('products.withdraw.submit')}
          danger
          busy={withdraw.busy}
          onConfirm={() => void withdraw.run({ id })}
          onClose={() => setAsking(false)}
        >
          {t('products.withdraw.message')}
        </Confirm>
      )}
    </>
  );
}
