import { StatusBadge } from '@kazi/ui/status-badge';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductCard } from './product-card.tsx';
import classes from './products.module.css';
import { useHeldProducts } from './use-products.ts';

/** What of a category somebody holds already. Nothing where that is nothing. */
export function HeldProducts({ category }: { category: string }) {
  const { t } = useTranslation('money');
  const id = useId();
  const { data: products = [] } = useHeldProducts(category);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.heading}>
        {t('products.held')}
      </h2>
      <div className={classes.cards}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            action={<StatusBadge status="done">{t('products.held')}</StatusBadge>}
          />
        ))}
      </div>
    </section>
  );
}
