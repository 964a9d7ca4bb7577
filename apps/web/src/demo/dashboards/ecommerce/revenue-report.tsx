import { getRevenueReport, type ReportYear, reportYears } from '@kazi/simulation/cards';
import { ChartLegend } from '@kazi/ui/chart-legend';
import { AreaChart, BarChart } from '@kazi/ui/charts';
import { Stack, Text } from '@kazi/ui/layout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import { Choice, Figure } from '../parts/parts.tsx';
import { seriesSheet } from '../parts/sheets.ts';
import classes from './revenue-report.module.css';

interface RevenueReportProps {
  year: ReportYear | undefined;
  onYear: (year: ReportYear) => void;
}

const expenseSeries = 3;
const budgetSeries = 5;

/** A year's income, expenses and budget, month by month. */
export function RevenueReport({ year = reportYears[0], onYear }: RevenueReportProps) {
  const { t } = useTranslation(['demo/dashboards', 'demo']);
  const figures = useFigures();
  const query = useQuery({ ...answerOf(getRevenueReport, { year }), placeholderData: keepPreviousData });
  return (
    <Card
      title={t('report.title')}
      description={t('report.description')}
      actions={<Choice label={t('report.year')} values={reportYears} value={year} onChoose={onYear} />}
      query={query}
      sheet={({ series: [income, expenses, planned] }) =>
        seriesSheet(t('demo:parts.card.month'), figures.months(), [
          { ...income, name: t('report.income') },
          { ...expenses, name: t('report.expenses') },
          { ...planned, name: t('report.budget') },
        ])
      }
      height={308}
      span="12-12"
    >
      {({ price, budget, series, year: told }) => {
        const [income, expenses, planned] = [
          { ...series[0], name: t('report.income') },
          { ...series[1], name: t('report.expenses'), colour: expenseSeries },
          { ...series[2], name: t('report.budget'), colour: budgetSeries, dashed: true },
        ] as const;
        return (
          <Stack gap={24} grow className={classes.report}>
            <Stack gap={8} shrinks className={classes.bars}>
              <ChartLegend
                items={[{ name: income.name }, { name: expenses.name, colour: expenses.colour }]}
              />
              <BarChart
                label={t('report.incomeAndExpenses', { year: told })}
                labels={figures.months()}
                series={[income, expenses]}
                format={figures.shortMoney}
                formatTick={figures.short}
                height={276}
              />
            </Stack>
            <div className={classes.sum}>
              <Text tone="muted" size={13}>
                {t('report.incomeIn', { year: told })}
              </Text>
              <Figure value={figures.money(price)} />
              <Text tone="muted" size={13}>
                {planned.name} <bdi className={classes.budget}>{figures.money(budget)}</bdi>
              </Text>
              <div className={classes.line}>
                <AreaChart
                  label={t('report.incomeAndBudget', { year: told })}
                  labels={figures.months()}
                  series={[income, planned]}
                  format={figures.shortMoney}
                  height={152}
                  bare
                />
              </div>
              <ChartLegend
                items={[{ name: income.name }, { name: planned.name, colour: budgetSeries, dashed: true }]}
              />
            </div>
          </Stack>
        );
      }}
    </Card>
  );
}
