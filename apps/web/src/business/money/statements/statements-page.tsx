import type { Account } from '@kazi/contract/money';
import { statementFormats } from '@kazi/contract/money/words';
import { Money } from '@kazi/ui/money';
import type { Column } from '@kazi/ui/record-table';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { NativeSelect } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import IconDownload from '#icons/IconDownload';
import { client } from '../../../api/client.ts';
import { DownloadButton } from '../../../shell/download-button.tsx';
import { ListPanel } from '../../../shell/list/list-page.tsx';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import filterClasses from '../../../shell/page/filters.module.css';
import { Page } from '../../../shell/page/page.tsx';
import { oneOf } from '../../../shell/search-params.ts';
import { useDates } from '../../../shell/use-dates.ts';
import { MoneyTabs } from '../parts/money-tabs.tsx';
import { useMonths, useOwnAccounts } from '../parts/queries.ts';
import { daysOf } from './days.ts';
import { PeriodPanel } from './period-panel.tsx';
import classes from './statements.module.css';

const route = getRouteApi('/_app/wallet/statements');

/** Statements of either account: of a month by one click, of any period by a form. */
export function StatementsPage() {
  const { t } = useTranslation(['money', 'common']);
  const { account: kind } = route.useSearch();
  const navigate = route.useNavigate();
  const { primary, onHold, error, isPending, refetch } = useOwnAccounts();
  const account = kind === 'on-hold' ? onHold : primary;
  return (
    <Page title={t('statements.title')} description={t('statements.description')}>
      <MoneyTabs />
      <div className={filterClasses.filters}>
        <NativeSelect
          aria-label={t('statements.account')}
          value={kind ?? ''}
          onChange={({ currentTarget }) =>
            navigate({ search: { account: oneOf(currentTarget.value, ['on-hold']) }, replace: true })
          }
          data={[
            { value: '', label: t('account.primary') },
            { value: 'on-hold', label: t('account.on-hold') },
          ]}
        />
      </div>
      {account ? (
        <div className={classes.columns}>
          <MonthsPanel account={account} />
          <PeriodPanel account={account} />
        </div>
      ) : isPending ? (
        <SkeletonRows rows={8} height={56} label={t('common:loading')} />
      ) : (
        <FailedState error={error} onRetry={refetch} />
      )}
    </Page>
  );
}

type Month = NonNullable<ReturnType<typeof useMonths>['data']>[number] & { id: string };

/** This month, and those of the last twelve in which something moved, newest first: each to be downloaded. */
function MonthsPanel({ account }: { account: Account }) {
  const { t } = useTranslation('money');
  const query = useMonths(account.id);
  const months = query.data
    ?.toReversed()
    .filter((month, at) => at === 0 || month.in > 0 || month.out > 0)
    .map((month) => ({ ...month, id: month.month }));
  return (
    <ListPanel
      title={t('statements.months')}
      list={{ ...query, data: months }}
      columns={useColumns(account, months?.[0])}
      rows={12}
      rowHeight={52}
    />
  );
}

function useColumns({ id: account, currency }: Account, current: Month | undefined): Column<Month>[] {
  const { t } = useTranslation('money');
  const { monthName } = useDates();
  const moved = (way: 'in' | 'out') => ({
    heading: t(`statements.${way}`),
    kind: 'amount' as const,
    className: classes[way],
    cell: (month: Month) => (
      <>
        <span className={classes.label}>{t(`statements.${way}`)}</span>{' '}
        <Money amount={month[way]} currency={currency} />
      </>
    ),
  });
  return [
    {
      heading: t('statements.month'),
      cell: (month) => (
        <>
          {monthName(month.month)}{' '}
          {month === current && <span className={classes.soFar}>{t('statements.soFar')}</span>}
        </>
      ),
    },
    moved('in'),
    moved('out'),
    {
      heading: t('statements.download'),
      className: classes.files,
      cell: ({ month }) => <MonthFiles account={account} month={month} />,
    },
  ];
}

function MonthFiles({ account, month }: { account: string; month: string }) {
  const { t } = useTranslation('money');
  const { monthName } = useDates();
  return statementFormats.map((format) => (
    <DownloadButton
      key={format}
      size="xs"
      leftSection={<IconDownload size={14} />}
      aria-label={t('statements.downloadMonth', { month: monthName(month), format: format.toUpperCase() })}
      file={() => client.money.accounts.statement({ id: account, ...daysOf(month), format })}
    >
      {format.toUpperCase()}
    </DownloadButton>
  ));
}
