import type { Payment } from '@kazi/contract/money';
import { Moment } from '@kazi/ui/moment';
import { RecordTable } from '@kazi/ui/record-table';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PaymentStatus, SignedMoney } from './cells.tsx';
import classes from './rows.module.css';

interface PaymentTableProps {
  payments: readonly Payment[];
  /** Say whose each payment is, in lists of everybody's. */
  withOwner?: boolean;
}

/** Payments as rows, each leading to all that happened to it; on a phone, as cards. */
export function PaymentTable({ payments, withOwner = false }: PaymentTableProps) {
  const { t } = useTranslation('money');
  return (
    <RecordTable
      label={t('payments.title')}
      columns={[
        t('payments.columns.payment'),
        ...(withOwner ? [t('payments.columns.owner')] : []),
        t('payments.columns.status'),
        t('payments.columns.when'),
        <span key="amount" data-end>
          {t('payments.columns.amount')}
        </span>,
      ]}
    >
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} withOwner={withOwner} />
      ))}
    </RecordTable>
  );
}

function PaymentRow({ payment, withOwner }: { payment: Payment; withOwner: boolean }) {
  const { t } = useTranslation('money');
  const { id, operation, party, status, createdAt, amount, currency, kind, user } = payment;
  return (
    <tr>
      <th scope="row">
        <span className={classes.words}>
          <Link to="/wallet/payments/$paymentId" params={{ paymentId: id }} data-row-link>
            {t(`operation.${operation}`)}
          </Link>
          <span className={classes.about}>
            {party.name} <bdi>{party.number}</bdi>
          </span>
        </span>
      </th>
      {withOwner && <td className={classes.person}>{user.name}</td>}
      <td>
        <PaymentStatus status={status} />
      </td>
      <td className={classes.when}>
        <Moment at={createdAt} />
      </td>
      <td data-end className={classes.amount}>
        <SignedMoney amount={amount} currency={currency} direction={kind === 'topup' ? 'in' : 'out'} />
      </td>
    </tr>
  );
}
