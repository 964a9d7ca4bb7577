import type { Payment } from '@kazi/contract/money';
import { Money } from '@kazi/ui/money';
import { useTranslation } from 'react-i18next';
import classes from './payment-parts.module.css';

interface AmountLinesProps {
  currency: string;
  /** What each amount is; the one that the others come to is `total`. */
  lines: readonly { label: string; amount: number; total?: boolean }[];
}

/** Amounts below one another, as a bill has them. */
export function AmountLines({ currency, lines }: AmountLinesProps) {
  return (
    <dl className={classes.lines}>
      {lines.map(({ label, amount, total = false }) => (
        <div key={label} className={classes.line} data-total={total || undefined}>
          <dt>{label}</dt>
          <dd>
            <Money amount={amount} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The receiver that is paid, or the phone that was asked: name, way and the last digits of the number. */
export function Party({ payment: { operation, party } }: { payment: Payment }) {
  const { t } = useTranslation('money');
  return (
    <span className={classes.party}>
      <span>
        <bdi>{party.name}</bdi>
      </span>
      <span className={classes.number}>
        {party.bank ?? t(`operation.${operation}`)} · <bdi dir="ltr">{party.number}</bdi>
      </span>
    </span>
  );
}
