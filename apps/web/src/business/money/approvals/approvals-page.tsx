import type { Payment } from '@kazi/contract/money';
import { Avatar } from '@kazi/ui/avatar';
import { EmptyState } from '@kazi/ui/empty-state';
import { Money } from '@kazi/ui/money';
import { RecordTable } from '@kazi/ui/record-table';
import { RelativeTime } from '@kazi/ui/relative-time';
import { VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconChecks from '#icons/IconChecks';
import { api } from '../../../api/queries.ts';
import { Page } from '../../../shell/page/page.tsx';
import { RecordList } from '../../../shell/page/record-list.tsx';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import { Party } from '../payments/payment-parts.tsx';
import classes from './approvals.module.css';
import { Decision } from './decision.tsx';

/** Not every event of others' withdrawals reaches this page, so it asks now and then. */
const askEveryMs = 20_000;

/** Large withdrawals that wait for a second person. */
export function ApprovalsPage() {
  const { t } = useTranslation('payments');
  const query = useApprovals();
  return (
    <Page title={t('approvals.title')} description={t('approvals.description')}>
      <MoneyTabs />
      <RecordList
        query={query}
        rowHeight={68}
        empty={
          <EmptyState
            icon={<IconChecks size={24} stroke={1.6} />}
            title={t('approvals.empty.title')}
            message={t('approvals.empty.message')}
          />
        }
      >
        {(payments) => (
          <RecordTable
            label={t('approvals.title')}
            columns={[
              t('approvals.columns.who'),
              t('approvals.columns.beneficiary'),
              <span key="amount" data-end>
                {t('approvals.columns.amount')}
              </span>,
              <VisuallyHidden key="actions">{t('approvals.columns.decision')}</VisuallyHidden>,
            ]}
          >
            {payments.map((payment) => (
              <ApprovalRow key={payment.id} payment={payment} />
            ))}
          </RecordTable>
        )}
      </RecordList>
    </Page>
  );
}

/** Withdrawals of everybody that wait for a second person, newest first. */
function useApprovals() {
  return useInfiniteQuery(
    api.money.payments.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        of: 'all' as const,
        status: ['awaiting-approval' as const],
        cursor,
      }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: (data) => data.pages.flatMap((page) => page.items),
      refetchInterval: askEveryMs,
    }),
  );
}

/** A withdrawal that waits: who asks, how much, for whom, and the two ways to decide. */
function ApprovalRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payments');
  const { id, user, amount, fee, currency, createdAt } = payment;
  return (
    <tr>
      <th scope="row">
        <span className={classes.person}>
          <Avatar name={user.name} src={user.avatar} size={36} decorative />
          <span className={classes.words}>
            <Link to="/wallet/payments/$paymentId" params={{ paymentId: id }} data-row-link>
              {user.name}
            </Link>
            <span className={classes.detail}>
              <RelativeTime at={createdAt} />
            </span>
          </span>
        </span>
      </th>
      <td className={classes.party}>
        <Party payment={payment} />
      </td>
      <td data-end className={classes.amount}>
        <strong>
          <Money amount={amount} currency={currency} />
        </strong>
        <div className={classes.detail}>
          {t('approvals.fee')} <Money amount={fee} currency={currency} />
        </div>
      </td>
      <td data-actions className={classes.actions}>
        <Decision payment={payment} />
      </td>
    </tr>
  );
}
