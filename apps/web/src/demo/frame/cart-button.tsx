import { countCart } from '@kazi/simulation/ecommerce';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { ActionIcon, Popover } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconShoppingCart from '#icons/IconShoppingCart';
import { onDemand } from '../../shell/dialog/on-demand.ts';
import { answerOf } from '../calls/use-answer.ts';
import classes from './cart-button.module.css';

const CartList = onDemand(() => import('../ecommerce/cart/cart-list.tsx').then((module) => module.CartList));

/** How many things are in the cart, on every page; opened, which ones. */
export function CartButton() {
  const { t } = useTranslation('demo');
  const [opened, setOpened] = useState(false);
  const { data } = useQuery(answerOf(countCart, {}));
  const items = data?.items ?? 0;
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="min(380px, calc(100vw - 16px))"
      offset={6}
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <ActionIcon
          className={classes.cart}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('cart', { items })}
          onClick={() => setOpened(!opened)}
        >
          <IconShoppingCart size={18} stroke={1.6} />
          {items > 0 && (
            <span className={classes.count} aria-hidden="true">
              {items}
            </span>
          )}
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown} aria-label={t('pages.checkout')}>
        <Suspense fallback={<SkeletonRows rows={3} height={80} label={t('cart', { items })} />}>
          <CartList onLeave={() => setOpened(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
