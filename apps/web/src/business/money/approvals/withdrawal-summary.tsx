import type { Payment } from '@kazi/contract/money';
import { useTranslation } from 'react-i18next';
import { AmountLines, Party } from '../payments/payment-parts.tsx';
import classes from './approvals.module.css';

/** Beneficiary, amount and fee once more, before somebody decides. */
export function WithdrawalSummary({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { amount, fee, total, currency } = payment;
  return (
    <div className={classes.decided}>
      <Party payment={payment} />
      <AmountLines
        currency={currency}
        lines={[
          { label: t('lines.arrives'), amount },
          { label: t('lines.fee'), amount: fee },
          { label: t('lines.total'), amount: total, total: true },
        ]}
      />
    </div>
  );
}
