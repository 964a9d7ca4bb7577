import type { Account } from '@kazi/contract/money';
import { ChartLegend } from '@kazi/ui/chart-legend';
import { BarChart } from '@kazi/ui/charts';
import { useLocale } from '@kazi/ui/locale';
import { formatMoney } from '@kazi/ui/money-format';
import { Panel } from '@kazi/ui/panel';
import { SkeletonRows } from '@kazi/ui/skeleton-rows';
import { useTranslation } from 'react-i18next';
import { FailedState } from '../../../shell/page/failed-state.tsx';
import { FromBefore, isFromBefore } from '../parts/from-before.tsx';
import { useMonths } from '../parts/queries.ts';
import classes from './accounts.module.css';

const centsPerUnit = 100;
const out = 3;

/** A year of money in and out, month by month. */
export function InOutPanel({ account: { id, currency } }: { account: Account }) {
  const { t } = useTranslation(['money', 'common']);
  const locale = useLocale();
  const { data: months, error, refetch, dataUpdatedAt } = useMonths(id);
  const short = new Intl.NumberFormat(locale, { notation: 'compact' });
  const nameOf = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const income = { name: t('chart.in'), data: months?.map((month) => month.in) ?? [] };
  const spending = {
    name: t('chart.out'),
    data: months?.map((month) => month.out) ?? [],
    colour: out,
  } as const;
  const isEmpty = months?.every((month) => month.in === 0 && month.out === 0);
  return (
    <Panel
      title={t('chart.title')}
      description={t('chart.description', { currency })}
      actions={
        !isEmpty && <ChartLegend items={[{ name: income.name }, { name: spending.name, colour: out }]} />
      }
    >
      {!months && !error && <SkeletonRows rows={5} label={t('common:loading')} />}
      {!months && error && <FailedState error={error} onRetry={refetch} />}
      {months && isEmpty && <p className={classes.nothing}>{t('chart.empty')}</p>}
      {months && !isEmpty && (
        <FromBefore is={isFromBefore({ dataUpdatedAt })}>
          <BarChart
            label={t('chart.title')}
            labels={months.map(({ month }) => nameOf.format(new Date(month)))}
            series={[income, spending]}
            format={(cents) => formatMoney(cents, currency, locale)}
            formatTick={(cents) => short.format(cents / centsPerUnit)}
            height={248}
          />
        </FromBefore>
      )}
    </Panel>
  );
}
