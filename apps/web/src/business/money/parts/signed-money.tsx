import { Money } from '@kazi/ui/money';
import classes from './rows.module.css';

interface SignedMoneyProps {
  amount: number;
  currency: string;
  direction: 'in' | 'out';
}

/** An amount with the sign of the way it went. */
export function SignedMoney({ amount, currency, direction }: SignedMoneyProps) {
  return (
    <bdi className={classes.signed} data-direction={direction}>
      {direction === 'in' ? '+' : '−'}
      <Money amount={amount} currency={currency} />
    </bdi>
  );
}
