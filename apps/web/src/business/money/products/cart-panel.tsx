import { sum } from '@kazi/contract/cents';
import type { Product } from '@kazi/contract/money';
import type { Money as Total } from '@kazi/contract/shared';
import { List, Row, Stack, Text } from '@kazi/ui/layout';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { formatMoney } from '@kazi/ui/money-format';
import { Panel } from '@kazi/ui/panel';
import { ActionIcon, Button } from '@mantine/core';
import { useInViewport, useMergedRef } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconX from '#icons/IconX';
import { client } from '../../../api/client.ts';
import { Can } from '../../../session/ability.tsx';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { LinkButton } from '../../../shell/link-button.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { accountCurrency, moneyMoved, useOwnAccounts } from '../parts/queries.ts';
import { useOnce } from '../parts/use-once.ts';
import { useCart } from './cart.ts';
import classes from './products.module.css';
import { useOffered } from './use-products.ts';

/** What is in the cart as it costs now. What was bought or withdrawn meanwhile is left out. */
export function CartPanel() {
  const { t } = useTranslation('money');
  const locale = useLocale();
  const { items, remove, empty } = useCart();
  const { data: offered } = useOffered([...new Set(items.map(({ category }) => category))]);
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
            <Text tone="muted" className={classes.nothing}>
              {t('products.cartEmpty')}
            </Text>
          ) : (
            <>
              <List className={classes.lines}>
                {products.map(({ id, name, price, currency }) => (
                  <Row as="li" key={id} gap={8} className={classes.line}>
                    <Text as="span" grow className={classes.lineName}>
                      {name}
                    </Text>
                    <Money amount={price} currency={currency} />
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t('products.removeNamed', { name })}
                      onClick={() => remove(id)}
                    >
                      <IconX size={16} />
                    </ActionIcon>
                  </Row>
                ))}
              </List>
              <Checkout products={products} total={{ amount: total, currency }} onBought={empty} />
            </>
          )}
        </Panel>
      </div>
    </Can>
  );
}

interface CheckoutProps {
  /** At least one. */
  products: readonly Product[];
  total: Total;
  onBought: () => void;
}

/** What the cart costs, and the way to pay it; where the wallet does not reach, the way to fill it. */
function Checkout({ products, total, onBought }: CheckoutProps) {
  const { t } = useTranslation('money');
  const locale = useLocale();
  const { primary } = useOwnAccounts();
  const [isAsking, setAsking] = useState(false);
  const { amount, currency } = total;
  const available = primary?.available;
  const isShort = available !== undefined && available < amount;
  const words = (cents: number) => formatMoney(cents, currency, locale);
  const buy = useWrite(useOnce(client.money.products.checkout), {
    changes: [...moneyMoved, 'product'],
    says: ({ items }) => t('products.bought', { count: items.length, name: items[0]?.name }),
    done: onBought,
    // What has changed meanwhile, a price or the balance, is on screen by the time it is read.
    settled: () => setAsking(false),
  });
  return (
    <Stack gap={12} className={classes.checkout}>
      <Row as="p" align="stretch" justify="between" gap={16} weight={600}>
        {t('products.total')} <Money amount={amount} currency={currency} />
      </Row>
      {isShort ? (
        <>
          <Text tone="danger" size={13}>
            {t('products.short', { amount: words(available) })}
          </Text>
          <LinkButton to="/wallet/top-up" variant="default" fullWidth>
            {t('actions.topUp')}
          </LinkButton>
        </>
      ) : (
        <Button fullWidth disabled={available === undefined} onClick={() => setAsking(true)}>
          {t('products.pay', { amount: words(amount) })}
        </Button>
      )}
      {isAsking && available !== undefined && (
        <ConfirmPurchase
          products={products}
          total={total}
          available={available}
          busy={buy.busy}
          onConfirm={() => void buy.run({ products: products.map(({ id }) => id), total })}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

interface ConfirmPurchaseProps {
  products: readonly Product[];
  total: { amount: number; currency: string };
  /** What the wallet has. */
  available: number;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Repeats what is bought, what it costs and what is left afterwards, before anything is paid. */
function ConfirmPurchase({
  products,
  total: { amount, currency },
  available,
  ...dialog
}: ConfirmPurchaseProps) {
  const { t } = useTranslation('money');
  const words = formatMoney(amount, currency, useLocale());
  const figures = [
    { name: t('products.fee'), value: t('products.free') },
    { name: t('products.total'), value: <Money amount={amount} currency={currency} /> },
    { name: t('products.available'), value: <Money amount={available} currency={currency} /> },
    { name: t('products.left'), value: <Money amount={available - amount} currency={currency} /> },
  ];
  return (
    <Confirm
      title={t('products.confirm.title', { amount: words })}
      confirmLabel={t('products.pay', { amount: words })}
      {...dialog}
    >
      <Stack as="dl" gap={6}>
        {products.map(({ id, name, price }) => (
          <Fact key={id} name={name} value={<Money amount={price} currency={currency} />} />
        ))}
        {figures.map(({ name, value }) => (
          <Fact key={name} name={name} value={value} isSum />
        ))}
      </Stack>
    </Confirm>
  );
}

function Fact({ name, value, isSum = false }: { name: string; value: ReactNode; isSum?: boolean }) {
  return (
    <Row align="stretch" justify="between" gap={16} className={classes.fact} data-sum={isSum || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </Row>
  );
}
