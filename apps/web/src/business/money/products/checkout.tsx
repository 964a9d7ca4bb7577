import type { Product } from '@kazi/contract/money';
import type { Money as Total } from '@kazi/contract/shared';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { formatMoney } from '@kazi/ui/money-format';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../../../api/client.ts';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import { LinkButton } from '../../../shell/link-button.tsx';
import { useWrite } from '../../../shell/record/use-write.ts';
import { moneyMoved, useOwnAccounts } from '../parts/queries.ts';
import { useOnce } from '../parts/use-once.ts';
import classes from './products.module.css';

interface CheckoutProps {
  /** At least one. */
  products: readonly Product[];
  total: Total;
  onBought: () => void;
}

/** What the cart costs, and the way to pay it; where the wallet does not reach, the way to fill it. */
export function Checkout({ products, total, onBought }: CheckoutProps) {
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
    <div className={classes.checkout}>
      <p className={classes.total}>
        {t('products.total')} <Money amount={amount} currency={currency} />
      </p>
      {isShort ? (
        <>
          <p className={classes.short}>{t('products.short', { amount: words(available) })}</p>
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
    </div>
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
      <dl className={classes.facts}>
        {products.map(({ id, name, price }) => (
          <div key={id} className={classes.fact}>
            <dt>{name}</dt>
            <dd>
              <Money amount={price} currency={currency} />
            </dd>
          </div>
        ))}
        {figures.map(({ name, value }) => (
          <div key={name} className={classes.fact} data-sum>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Confirm>
  );
}
