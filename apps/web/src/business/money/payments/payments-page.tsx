import { EmptyState } from '@kazi/ui/empty-state';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconArrowsExchange from '#icons/IconArrowsExchange';
import { Page } from '../../../shell/page/page.tsx';
import { RecordList } from '../../../shell/page/record-list.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { AccountActions } from '../accounts/account-actions.tsx';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import { PaymentTable } from '../parts/payment-table.tsx';
import { usePayments } from '../parts/queries.ts';
import type { PaymentSearch } from './filter.ts';
import { PaymentFilters } from './payment-filters.tsx';

const route = getRouteApi('/_app/wallet/payments/');

/** Top-ups and withdrawals, newest first. The filter lives in the address. */
export function PaymentsPage() {
  const { t } = useTranslation('payments');
  const filter = route.useSearch();
  const change = useChangeSearch<PaymentSearch>();
  const { of, kind, status } = filter;
  const query = usePayments({ ...(of && { of }), kind, status: status && [status] });
  return (
    <Page title={t('list.title')} description={t('list.description')} actions={<AccountActions />}>
      <MoneyTabs />
      <PaymentFilters filter={filter} onChange={change} />
      <RecordList
        query={query}
        rowHeight={60}
        filter={{
          isOn: Boolean(kind || status),
          title: t('list.nothing.title'),
          message: t('list.nothing.message'),
          onClear: () => change({ kind: undefined, status: undefined }),
        }}
        empty={
          <EmptyState
            icon={<IconArrowsExchange size={24} stroke={1.6} />}
            title={t('list.empty.title')}
            message={t('list.empty.message')}
          />
        }
      >
        {(payments) => <PaymentTable payments={payments} withOwner={of === 'all'} />}
      </RecordList>
    </Page>
  );
}
