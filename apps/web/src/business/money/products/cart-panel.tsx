import { sum } from '@kazi/contract/cents';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { formatMoney } from '@kazi/ui/money-format';
import { Panel } from '@kazi/ui/panel';
import { ActionIcon, Button } from '@mantine/core';
import { useInViewport, useMergedRef } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import IconX from '#icons/IconX';
import { Can } from '../../../session/ability.tsx';
import { accountCurrency } from '../parts/queries.ts';
import { useCart } from './cart.ts';
import { Checkout } from './checkout.tsx';
import classes from './products.module.css';
import { useOffered } from './use-products.ts';

/** What is in the cart as it costs now. What was bought or withdrawn meanwhile is left out. */
export function CartPanel() {
  const { t } = useTranslation('money');
  const locale = useLocale();
  const { items, remove, empty } = useCart();
  const { products: offered } = useOffered([...new Set(items.map(({ category }) => category))]);
  const products = offered?.filter(({ id }) => items.some((item) => item.id === id)) ?? [];
  const isEmpty = products.length === 0;
  const cart = useRef<HTMLDivElement>(null);
  const { ref: watched, inViewport } = useInViewport<HTMLDivElement>();
  const both = useMergedRef(cart, watched);
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    // The button that emptied the cart is gone: the focus moves here for keyboard users.
    if (isEmpty && !wasEmpty.current) cart.current?.focus();
    wasEmpty.current = isEmpty;
  }, [isEmpty]);
  const total = sum(products.map(({ price }) => price));
  const currency = products[0]?.currency ?? accountCurrency;
  const goToCart = () => {
    cart.current?.scrollIntoView({ block: 'start' });
    cart.current?.focus({ preventScroll: true });
  };
  return (
    <Can do="create" on="Payment">
      {!isEmpty && !inViewport && (
        <Button className={classes.toCart} onClick={goToCart}>
          {t('products.toCart', { total: formatMoney(total, currency, locale) })}
        </Button>
      )}
      <div ref={both} tabIndex={-1} className={classes.cart}>
        <Panel title={t('products.cart')} flush>
          {isEmpty ? (
            <p className={classes.nothingInside}>{t('products.cartEmpty')}</p>
          ) : (
            <>
              <ul className={classes.lines}>
                {products.map(({ id, name, price, currency }) => (
                  <li key={id} className={classes.line}>
                    <span className={classes.lineName}>{name}</span>
                    <Money amount={price} currency={currency} />
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t('products.removeNamed', { name })}
                      onClick={() => remove(id)}
                    >
                      <IconX size={16} />
                    </ActionIcon>
                  </li>
                ))}
              </ul>
              <Checkout products={products} total={{ amount: total, currency }} onBought={empty} />
            </>
          )}
        </Panel>
      </div>
    </Can>
  );
}
