import type { Payment } from '@kazi/contract/money';
import { Moment } from '@kazi/ui/moment';
import type { Column } from '@kazi/ui/record-table';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PaymentStatus, SignedMoney } from './cells.tsx';
import classes from './rows.module.css';

/** Columns of payments, each leading to all that happened to it; in lists of everybody's also whose it is. */
export function usePaymentColumns({ withOwner = false } = {}): Column<Payment>[] {
  const { t } = useTranslation('money');
  const owner: Column<Payment> = {
    heading: t('payments.columns.owner'),
    className: classes.person,
    cell: ({ user }) => user.name,
  };
  return [
    {
      heading: t('payments.columns.payment'),
      cell: ({ id, operation, party }) => (
        <span className={classes.words}>
          <Link to="/wallet/payments/$paymentId" params={{ paymentId: id }} data-row-link>
            {t(`operation.${operation}`)}
          </Link>
          <span className={classes.about}>
            {party.name} <bdi>{party.number}</bdi>
          </span>
        </span>
      ),
    },
    ...(withOwner ? [owner] : []),
    {
      heading: t('payments.columns.status'),
      cell: ({ status }) => <PaymentStatus status={status} />,
    },
    {
      heading: t('payments.columns.when'),
      className: classes.when,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      heading: t('payments.columns.amount'),
      kind: 'amount',
      className: classes.amount,
      cell: ({ amount, currency, kind }) => (
        <SignedMoney amount={amount} currency={currency} direction={kind === 'topup' ? 'in' : 'out'} />
      ),
    },
  ];
}
