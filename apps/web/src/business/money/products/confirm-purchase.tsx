import type { Product } from '@kazi/contract/money';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { formatMoney } from '@kazi/ui/money-format';
import { useTranslation } from 'react-i18next';
import { Confirm } from '../../../shell/dialog/confirm.tsx';
import classes from './products.module.css';

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
export function ConfirmPurchase({
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
