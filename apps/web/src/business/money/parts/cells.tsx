import type { Payment } from '@kazi/contract/money';
import { useLocale } from '@kazi/ui/locale';
import { Money } from '@kazi/ui/money';
import { StatusBadge } from '@kazi/ui/status-badge';
import { useTranslation } from 'react-i18next';
import classes from './rows.module.css';

/** When something happened, to the minute: money is looked up by its time. */
export function Moment({ at }: { at: string }) {
  const locale = useLocale();
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return <time dateTime={at}>{words.format(new Date(at))}</time>;
}

/** Where a payment stands, by sign and word. */
export function PaymentStatus({ status }: { status: Payment['status'] }) {
  const { t } = useTranslation('money');
  return <StatusBadge status={status}>{t(`status.${status}`)}</StatusBadge>;
}

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
