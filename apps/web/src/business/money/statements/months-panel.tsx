import type { Account } from '@kazi/contract/money';
import { statementFormats } from '@kazi/contract/money/words';
import { Money } from '@kazi/ui/money';
import { Panel } from '@kazi/ui/panel';
import { RecordTable } from '@kazi/ui/record-table';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import IconDownload from '#icons/IconDownload';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { useDates } from '../../../shell/use-dates.ts';
import { useMonths } from '../parts/queries.ts';
import { daysOf } from './days.ts';
import classes from './statements.module.css';
import { useDownload } from './use-download.ts';

/** This month, and those of the last twelve in which something moved, newest first: each to be downloaded. */
export function MonthsPanel({ account: { id, currency } }: { account: Account }) {
  const { t } = useTranslation(['money', 'common']);
  const { monthName } = useDates();
  const { data: months, error, refetch } = useMonths(id);
  const listed = months?.toReversed().filter((month, at) => at === 0 || month.in > 0 || month.out > 0);
  return (
    <Panel title={t('statements.months')} flush>
      {!months && !error && <SkeletonRows rows={12} height={52} label={t('common:loading')} />}
      {!months && error && <FailedState error={error} onRetry={refetch} />}
      {listed && (
        <RecordTable
          label={t('statements.months')}
          columns={[
            t('statements.month'),
            <span key="in" data-end>
              {t('statements.in')}
            </span>,
            <span key="out" data-end>
              {t('statements.out')}
            </span>,
            t('statements.download'),
          ]}
        >
          {listed.map(({ month, ...moved }, at) => (
            <tr key={month}>
              <th scope="row">
                {monthName(month)}{' '}
                {at === 0 && <span className={classes.soFar}>{t('statements.soFar')}</span>}
              </th>
              <td data-end className={classes.in}>
                <span className={classes.label}>{t('statements.in')}</span>{' '}
                <Money amount={moved.in} currency={currency} />
              </td>
              <td data-end className={classes.out}>
                <span className={classes.label}>{t('statements.out')}</span>{' '}
                <Money amount={moved.out} currency={currency} />
              </td>
              <td className={classes.files}>
                <MonthFiles account={id} month={month} />
              </td>
            </tr>
          ))}
        </RecordTable>
      )}
    </Panel>
  );
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
