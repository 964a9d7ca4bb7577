import { EmptyState } from '@kazi/ui/empty-state';
import { RecordTable } from '@kazi/ui/record-table';
import { VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import IconChecks from '#icons/IconChecks';
import { api } from '../../../api/queries.ts';
import { Page } from '../../../shell/page/page.tsx';
import { RecordList } from '../../../shell/page/record-list.tsx';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import { ApprovalRow } from './approval-row.tsx';

/** Others' withdrawals are told of to them alone, so who decides about them asks now and then. */
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
      meta: { quiet: true },
    }),
  );
}
