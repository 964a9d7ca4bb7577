import { Money } from '@kazi/ui/money';
import type { ReactNode } from 'react';
import classes from './sums.module.css';

interface SumsProps {
  currency: string;
  /** What each amount is, under a key of its own; the one that the others come to is `total`. */
  sums: readonly { key: string; name?: ReactNode; amount: number; total?: boolean }[];
  /** As details of something larger. */
  small?: boolean;
}

/** Amounts below one another, each beside what it is: its name, or else its key. */
export function Sums({ currency, sums, small }: SumsProps) {
  return (
    <dl className={classes.sums} data-small={small}>
      {sums.map(({ key, name = key, amount, total }) => [
        <dt key={`${key}, name`} title={typeof name === 'string' ? name : undefined} data-total={total}>
          {name}
        </dt>,
        <dd key={`${key}, amount`} data-total={total}>
          <Money amount={amount} currency={currency} />
        </dd>,
      ])}
    </dl>
  );
}
