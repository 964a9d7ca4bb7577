import { getRevenueReport, type ReportYear, reportYears } from '@kazi/simulation/cards';
import { ChartLegend } from '@kazi/ui/chart-legend';
import { AreaChart, BarChart } from '@kazi/ui/charts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { Choice } from '../parts/choice.tsx';
import { useFigures } from '../parts/figures.ts';
import { Figure } from '../parts/parts.tsx';
import classes from './revenue-report.module.css';

interface RevenueReportProps {
  year: ReportYear | undefined;
  onYear: (year: ReportYear) => void;
}

const expenseSeries = 3;
const budgetSeries = 5;

/** A year's income, expenses and budget, month by month. */
export function RevenueReport({ year = reportYears[0], onYear }: RevenueReportProps) {
  const figures = useFigures();
  const query = useQuery({ ...answerOf(getRevenueReport, { year }), placeholderData: keepPreviousData });
  return (
    <Card
      title="Revenue report"
      description="Income, expenses and budget of a year"
      actions={
        <Choice label="Year of the revenue report" values={reportYears} value={year} onChoose={onYear} />
      }
      query={query}
      height={308}
      span="12-12"
    >
      {({ price, budget, series: [income, expenses, planned], year: told }) => (
        <div className={classes.report}>
          <div className={classes.bars}>
            <ChartLegend items={[{ name: income.name }, { name: expenses.name, colour: expenseSeries }]} />
            <BarChart
              label={`Income and expenses in ${told}, by month`}
              labels={figures.months()}
              series={[income, { ...expenses, colour: expenseSeries }]}
              format={figures.shortMoney}
              formatTick={figures.short}
              height={276}
            />
          </div>
          <div className={classes.sum}>
            <p className={classes.name}>Income in {told}</p>
            <Figure value={figures.money(price)} />
            <p className={classes.name}>
              Budget <bdi className={classes.budget}>{figures.money(budget)}</bdi>
            </p>
            <div className={classes.line}>
              <AreaChart
                label={`Income and budget in ${told}, by month`}
                labels={figures.months()}
                series={[income, { ...planned, colour: budgetSeries, dashed: true }]}
                format={figures.shortMoney}
                height={152}
                bare
              />
            </div>
            <ChartLegend
              items={[{ name: income.name }, { name: planned.name, colour: budgetSeries, dashed: true }]}
            />
          </div>
        </div>
      )}
    </Card>
  );
}
