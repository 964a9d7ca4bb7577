import type { Product } from '@kazi/contract/money';
import { Money } from '@kazi/ui/money';
import { type ReactNode, useId } from 'react';
import classes from './products.module.css';

interface ProductCardProps {
  product: Product;
  /** Stands beside the name. */
  corner?: ReactNode;
  /** What can be done with it, beside the price. */
  action: ReactNode;
}

export function ProductCard({ product, corner, action }: ProductCardProps) {
  const id = useId();
  const { name, description, price, currency } = product;
  return (
    <article className={classes.card} aria-labelledby={id}>
      <div className={classes.top}>
        <h3 id={id} className={classes.name} dir="auto">
          {name}
        </h3>
        {corner}
      </div>
      {description && (
        <p className={classes.about} dir="auto">
          {description}
        </p>
      )}
      <div className={classes.foot}>
        <span className={classes.price}>
          <Money amount={price} currency={currency} />
        </span>
        {action}
      </div>
    </article>
  );
}
