import { kenyanToday } from '@kazi/contract/days';
import type { Earnings } from '@kazi/contract/payroll';
import { EmptyState } from '@kazi/ui/empty-state';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconReceipt from '#icons/IconReceipt';
import { api } from '../../../api/queries.ts';
import { useAbility } from '../../../session/ability.tsx';
import { Facts } from '../../../shell/page/facts.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { Page } from '../../../shell/page/page.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import classes from './earnings.module.css';
import { EarningsTable } from './earnings-table.tsx';

const route = getRouteApi('/_app/payroll/earnings/$employeeId');

/** What a person earned in a year: pay, rewards for tasks and fees, month by month, and what of it was taxed. */
export function EarningsPage() {
  const { t } = useTranslation(['earnings', 'payroll', 'common']);
  const { employeeId } = route.useParams();
  const year = route.useSearch().year ?? Number(kenyanToday().slice(0, 'YYYY'.length));
  const change = useChangeSearch<{ year: number }>();
  const runsPayroll = useAbility().can('manage', 'Payroll');
  const { data, error, isPending, refetch } = useQuery(
    api.payroll.earnings.get.queryOptions({ input: { id: employeeId, year } }),
  );
  const years = [...new Set([year, ...(data?.years ?? [])])].sort((one, other) => other - one);
  return (
    <Page
      title={t('title', { year })}
      description={runsPayroll ? data?.employee.name : t('description')}
      above={
        runsPayroll ? (
          <Link to="/payroll/employees/$employeeId" params={{ employeeId }}>
            {t('payroll:employees.columns.employee')}
          </Link>
        ) : (
          <Link to="/my-pay">{t('payroll:myPay.title')}</Link>
        )
      }
      actions={
        <NativeSelect
          aria-label={t('payroll:p9.year')}
          value={String(year)}
          onChange={({ currentTarget }) => change({ year: Number(currentTarget.value) })}
          data={years.map(String)}
        />
      }
    >
      {isPending ? (
        <Panel flush>
          <SkeletonRows rows={12} label={t('common:loading')} />
        </Panel>
      ) : !data ? (
        <FailedState error={error} onRetry={refetch} />
      ) : data.totals.gross === 0 && data.totals.rewards === 0 && data.totals.fees === 0 ? (
        <EmptyState
          icon={<IconReceipt size={24} stroke={1.6} />}
          title={t('empty.title', { year })}
          message={t('empty.message')}
        />
      ) : (
        <>
          <TaxedPanel earnings={data} />
          <Panel flush>
            <EarningsTable earnings={data} />
          </Panel>
        </>
      )}
    </Page>
  );
}

/** What of a year's earnings payroll has taxed, and what it has not. */
function TaxedPanel({ earnings: { totals, currency } }: { earnings: Earnings }) {
  const { t } = useTranslation('earnings');
  return (
    <Panel title={t('taxed.title')}>
      <Facts
        facts={[
          [t('taxed.yes'), <Money key="gross" amount={totals.gross} currency={currency} />],
          [t('taxed.paye'), <Money key="paye" amount={totals.paye} currency={currency} />],
          [t('taxed.no'), <Money key="rewards" amount={totals.rewards} currency={currency} />],
        ]}
      />
      <p className={classes.hint}>{t('taxed.hint')}</p>
    </Panel>
  );
}
