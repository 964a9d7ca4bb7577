import { getCustomers, type Period } from '@kazi/simulation/cards';
import { ChartLegend } from '@kazi/ui/chart-legend';
import { DonutChart } from '@kazi/ui/charts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf } from '../../../calls/use-answer.ts';
import { Card } from '../../../dashboards/parts/card.tsx';
import { useFigures } from '../../../dashboards/parts/figures.ts';
import { PeriodChoice } from '../../../dashboards/parts/parts.tsx';
import round from '../../../dashboards/parts/round.module.css';

export default function CustomerShares() {
  const figures = useFigures();
  const [period, setPeriod] = useState<Period>();
  const query = useQuery({ ...answerOf(getCustomers, { period }), placeholderData: keepPreviousData });
  return (
    <Card
      title="Customers"
      actions={<PeriodChoice label="Period of customers" period={period} onPeriod={setPeriod} />}
      query={query}
      height={316}
      span="4-6"
    >
      {({ customers }) => (
        <>
          <div className={round.place}>
            <DonutChart
              label="Customers"
              parts={customers.map(({ name, result }) => ({ name, value: result }))}
              format={figures.count}
              size={184}
            >
              <strong className={round.figure}>
                {figures.count(customers.reduce((sum, { result }) => sum + result, 0))}
              </strong>
              <span className={round.name}>customers</span>
            </DonutChart>
          </div>
          <ChartLegend
            stacked
            items={customers.map(({ name, result }) => ({ name, value: figures.count(result) }))}
          />
        </>
      )}
    </Card>
  );
}
