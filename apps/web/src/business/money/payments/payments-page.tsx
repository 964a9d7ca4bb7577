import { paymentKinds, paymentStatuses } from '@kazi/contract/money/words';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconArrowsExchange from '#icons/IconArrowsExchange';
import { useAbility } from '../../../session/ability.tsx';
import { ListPage } from '../../../shell/list/list-page.tsx';
import { AccountActions } from '../accounts/account-actions.tsx';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import { usePaymentColumns } from '../parts/payment-columns.tsx';
import { usePayments } from '../parts/queries.ts';

const route = getRouteApi('/_app/wallet/payments/');

/** Top-ups and withdrawals, newest first. */
export function PaymentsPage() {
  const { t } = useTranslation(['payments', 'money']);
  const search = route.useSearch();
  const { of, kind, status } = search;
  const maySeeAll = useAbility().can('approve', 'Payment');
  return (
    <ListPage
      title={t('list.title')}
      description={t('list.description')}
      tabs={<MoneyTabs />}
      actions={<AccountActions />}
      list={usePayments({ ...(of && { of }), kind, status: status && [status] })}
      columns={usePaymentColumns({ withOwner: of === 'all' })}
      rowHeight={60}
      search={search}
      filters={[
        maySeeAll && {
          kind: 'choice',
          name: 'of',
          label: t('list.whose.label'),
          any: t('list.whose.me'),
          options: [{ value: 'all', label: t('list.whose.all') }],
          stays: true,
        },
        {
          kind: 'choice',
          name: 'kind',
          label: t('list.kind.label'),
          any: t('list.kind.any'),
          options: paymentKinds.map((value) => ({ value, label: t(`list.kind.${value}`) })),
        },
        {
          kind: 'choice',
          name: 'status',
          label: t('list.status.label'),
          any: t('list.status.any'),
          options: paymentStatuses.map((value) => ({ value, label: t(`money:status.${value}`) })),
        },
      ]}
      nothing={t('list.nothing', { returnObjects: true })}
      empty={{ icon: IconArrowsExchange, ...t('list.empty', { returnObjects: true }) }}
    />
  );
}
