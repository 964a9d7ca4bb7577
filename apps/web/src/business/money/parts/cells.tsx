import type { Entry, Payment } from '@kazi/contract/money';
import { Stack, Text } from '@kazi/ui/layout';
import { Moment } from '@kazi/ui/moment';
import { Money } from '@kazi/ui/money';
import type { Column } from '@kazi/ui/record-table';
import { Link } from '@tanstack/react-router';
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

/** What a panel says in place of a list. */
export const Nothing = ({ children }: { children: string }) => (
  <Text tone="muted" className={classes.none}>
    {children}
  </Text>
);

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
        <Stack as="span" shrinks>
          <Link to="/wallet/payments/$paymentId" params={{ paymentId: id }} data-row-link>
            {t(`operation.${operation}`)}
          </Link>
          <span className={classes.about}>
            {party.name} <bdi>{party.number}</bdi>
          </span>
        </Stack>
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
      onPhone: 'corner',
      className: classes.amount,
      cell: ({ amount, currency, kind }) => (
        <SignedMoney amount={amount} currency={currency} direction={kind === 'topup' ? 'in' : 'out'} />
      ),
    },
  ];
}

/** Says why a payment failed. */
export function useFailureText() {
  const { t } = useTranslation('money');
  return ({ reason }: NonNullable<Payment['failure']>): string => t(`failure.${reason}`);
}
