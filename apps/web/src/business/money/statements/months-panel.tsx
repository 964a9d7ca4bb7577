import type { Account } from '@kazi/contract/money';
import { statementFormats } from '@kazi/contract/money/words';
import { Money } from '@kazi/ui/money';
import type { Column } from '@kazi/ui/record-table';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconDownload from '#icons/IconDownload';
import { ListPanel } from '../../../shell/list/list-page.tsx';
import { useDates } from '../../../shell/use-dates.ts';
import { useMonths } from '../parts/queries.ts';
import { daysOf } from './days.ts';
import classes from './statements.module.css';
import { useDownload } from './use-download.ts';

type Month = NonNullable<ReturnType<typeof useMonths>['data']>[number] & { id: string };

/** This month, and those of the last twelve in which something moved, newest first: each to be downloaded. */
export function MonthsPanel({ account }: { account: Account }) {
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
  const { mutate, isPending, variables } = useDownload();
  return statementFormats.map((format) => (
    <Button
      key={format}
      variant="default"
      size="xs"
      leftSection={<IconDownload size={14} />}
      loading={isPending && variables.format === format}
      aria-label={t('statements.downloadMonth', { month: monthName(month), format: format.toUpperCase() })}
      onClick={() => mutate({ id: account, ...daysOf(month), format })}
    >
      {format.toUpperCase()}
    </Button>
  ));
}
