import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../status.tsx';
import { ProductCard } from './product-card.tsx';
import classes from './shop.module.css';
import { useHeldProducts } from './use-products.ts';

/** What of a category somebody holds already. Nothing where that is nothing. */
export function HeldProducts({ category }: { category: string }) {
  const { t } = useTranslation('wallet');
  const id = useId();
  const { data: products = [] } = useHeldProducts(category);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {t('shop.held')}
      </h2>
      <div className={classes.cards}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            action={<StatusBadge status="done">{t('shop.held')}</StatusBadge>}
          />
        ))}
      </div>
    </section>
  );
}
