import type { Cart } from '@kazi/simulation/ecommerce';
import { pricesOf } from '@kazi/simulation/ecommerce/prices';
import { Panel } from '@kazi/ui/panel';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Price } from '../parts/product-parts.tsx';
import classes from './summary.module.css';

interface SummaryProps {
  cart: Cart;
  /** Between the heading and the prices. */
  before?: ReactNode;
  /** The way on. */
  children?: ReactNode;
}

/** What an order costs, line by line. */
export function Summary({ cart, before, children }: SummaryProps) {
  const { t } = useTranslation('demo/ecommerce');
  const { items, full, discount, couponDiscount, delivery, total } = pricesOf(cart.products, cart.coupon);
  return (
    <Panel title={t('summary.title')}>
      {before}
      <dl className={classes.lines}>
        <div className={classes.line}>
          <dt>{t('cart.items', { count: items })}</dt>
          <dd>
            <Price amount={full} />
          </dd>
        </div>
        <div className={classes.line}>
          <dt>{t('summary.discount')}</dt>
          <dd className={classes.less}>
            <Price amount={-discount} />
          </dd>
        </div>
        {cart.coupon && (
          <div className={classes.line}>
            <dt>{t('summary.coupon', { code: cart.coupon.code })}</dt>
            <dd className={classes.less}>
              <Price amount={-couponDiscount} />
            </dd>
          </div>
        )}
        <div className={classes.line}>
          <dt>{t('summary.delivery')}</dt>
          <dd>
            {delivery === 0 ? (
              <span className={classes.less}>{t('summary.free')}</span>
            ) : (
              <Price amount={delivery} />
            )}
          </dd>
        </div>
        <div className={classes.line} data-total>
          <dt>{t('summary.total')}</dt>
          <dd>
            <Price amount={total} />
          </dd>
        </div>
      </dl>
      {children && <div className={classes.actions}>{children}</div>}
    </Panel>
  );
}

interface WithSummaryProps {
  /** At the side, or below where there is no room for it. */
  summary: ReactNode;
  children: ReactNode;
}

/** A step of the checkout, with what it will cost beside it. */
export const WithSummary = ({ summary, children }: WithSummaryProps) => (
  <div className={classes.columns}>
    <div className={classes.step}>{children}</div>
    <div className={classes.summary}>{summary}</div>
  </div>
);
