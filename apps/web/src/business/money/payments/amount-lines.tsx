import { Money } from '@kazi/ui/money';
import classes from './amount-lines.module.css';

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
