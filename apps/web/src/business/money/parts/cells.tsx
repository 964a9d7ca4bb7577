import type { Entry, Payment } from '@kazi/contract/money';
import { Money } from '@kazi/ui/money';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../status.tsx';
import classes from './rows.module.css';

/** The status of a payment, by sign and word. */
export function PaymentStatus({ status }: { status: Payment['status'] }) {
  const { t } = useTranslation('money');
  return <StatusBadge status={status}>{t(`status.${status}`)}</StatusBadge>;
}

interface SignedMoneyProps {
  amount: number;
  currency: string;
  direction: Entry['direction'];
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
