import { listCart } from '@kazi/simulation/ecommerce';
import { pricesOf } from '@kazi/simulation/ecommerce/prices';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconX from '#icons/IconX';
import { LinkButton } from '../../../shell/link-button.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { answerOf } from '../../calls/use-answer.ts';
import { links } from '../../routing/links.ts';
import { useCart } from '../changes.ts';
import { Picture, Price, Quantity } from '../parts/product-parts.tsx';
import classes from './cart-list.module.css';
import { EmptyCart } from './empty-cart.tsx';

/** What is in the cart, in short. `onLeave` is called when one of its links is followed. */
export function CartList({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('demo/ecommerce');
  const { data: cart, error, isPending, refetch } = useQuery(answerOf(listCart, {}));
  const { count, remove } = useCart();
  if (isPending) return <SkeletonRows rows={3} height={80} label={t('cart.loading')} />;
  if (!cart) return <FailedState error={error} onRetry={refetch} />;
  if (cart.products.length === 0) return <EmptyCart onLeave={onLeave} />;
  const { items, full, discount, couponDiscount } = pricesOf(cart.products, cart.coupon);
  return (
    <>
      <h2 className={classes.title}>
        {t('cart.title')} <span className={classes.count}>{t('cart.items', { count: items })}</span>
      </h2>
      <ul className={classes.products}>
        {cart.products.map((product) => (
          <li key={product.id} className={classes.product}>
            <Picture src={product.image} size="small" />
            <div className={classes.words}>
              <Link className={classes.name} to={links.product(product.id)} onClick={onLeave}>
                <bdi>{product.name}</bdi>
              </Link>
              <span className={classes.cost}>
                <Quantity of={product.name} value={product.qty} onChange={(qty) => count(product, qty)} />
                <Price amount={product.price * product.qty} />
              </span>
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('cart.removeNamed', { name: product.name })}
              onClick={() => remove(product)}
            >
              <IconX size={16} stroke={1.8} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <p className={classes.total}>
          <span>{t('cart.before')}</span>
          <strong>
            <Price amount={full - discount - couponDiscount} />
          </strong>
        </p>
        <LinkButton to={links.checkout} fullWidth onClick={onLeave}>
          {t('cart.checkOut')}
        </LinkButton>
      </div>
    </>
  );
}
