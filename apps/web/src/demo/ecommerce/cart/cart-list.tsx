import { listCart } from '@kazi/simulation/ecommerce';
import { pricesOf } from '@kazi/simulation/ecommerce/prices';
import { List, Row, Stack, Text } from '@kazi/ui/layout';
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
import { EmptyCart, Picture, Price, Quantity } from '../parts/product-parts.tsx';
import classes from './cart-list.module.css';

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
      <Row as="h2" gap={8} align="baseline" size={15} className={classes.title}>
        {t('cart.title')}{' '}
        <Text as="span" tone="muted" size={13} weight={400}>
          {t('cart.items', { count: items })}
        </Text>
      </Row>
      <List divided className={classes.products}>
        {cart.products.map((product) => (
          <Row as="li" key={product.id} gap={12} align="start" className={classes.product}>
            <Picture src={product.image} size="small" />
            <Stack gap={8} grow>
              <Link className={classes.name} to={links.product(product.id)} onClick={onLeave}>
                <bdi>{product.name}</bdi>
              </Link>
              <Row as="span" gap={8} justify="between">
                <Quantity of={product.name} value={product.qty} onChange={(qty) => count(product, qty)} />
                <Price amount={product.price * product.qty} />
              </Row>
            </Stack>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('cart.removeNamed', { name: product.name })}
              onClick={() => remove(product)}
            >
              <IconX size={16} stroke={1.8} />
            </ActionIcon>
          </Row>
        ))}
      </List>
      <Stack gap={12} className={classes.foot}>
        <Row as="p" align="stretch" justify="between">
          <span>{t('cart.before')}</span>
          <strong>
            <Price amount={full - discount - couponDiscount} />
          </strong>
        </Row>
        <LinkButton to={links.checkout} fullWidth onClick={onLeave}>
          {t('cart.checkOut')}
        </LinkButton>
      </Stack>
    </>
  );
}
