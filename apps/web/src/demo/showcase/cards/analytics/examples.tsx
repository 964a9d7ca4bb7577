import { getRevenue, type Period, type ReportYear } from '@kazi/simulation/cards';
import { ChartLegend } from '@kazi/ui/chart-legend';
import { AreaChart } from '@kazi/ui/charts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf } from '../../../calls/use-answer.ts';
import { AverageSessions } from '../../../dashboards/analytics/average-sessions.tsx';
import { Customers } from '../../../dashboards/analytics/customers.tsx';
import { SupportTracker } from '../../../dashboards/analytics/support-tracker.tsx';
import { Devices } from '../../../dashboards/ecommerce/devices.tsx';
import { RevenueReport } from '../../../dashboards/ecommerce/revenue-report.tsx';
import { Card } from '../../../dashboards/parts/card.tsx';
import { useFigures } from '../../../dashboards/parts/figures.ts';
import { Figure } from '../../../dashboards/parts/parts.tsx';

export function SessionsExample() {
  const [period, setPeriod] = useState<Period>();
  return <AverageSessions period={period} onPeriod={setPeriod} />;
}

export function SupportExample() {
  const [period, setPeriod] = useState<Period>();
  return <SupportTracker period={period} onPeriod={setPeriod} />;
}

export function CustomersExample() {
  const [period, setPeriod] = useState<Period>();
  return <Customers period={period} onPeriod={setPeriod} />;
}

export function DevicesExample() {
  const [period, setPeriod] = useState<Period>();
  return <Devices period={period} onPeriod={setPeriod} />;
}

export function RevenueExample() {
  const figures = useFigures();
  const query = useQuery(answerOf(getRevenue, {}));
  return (
    <Card title="Revenue" description="This month, added up by the day" query={query} height={292} span="4-6">
      {({ thisMonth, growth, series: [now, before] }) => (
        <>
          <Figure value={figures.shortMoney(thisMonth)} growth={growth} detail="on last month" />
          <AreaChart
            label="Revenue of this month and the last, added up"
            labels={before.data.map((_, day) => `Day ${day + 1}`)}
            series={[
              { ...now, colour: 1 },
              { ...before, colour: 5, dashed: true },
            ]}
            format={figures.money}
            formatTick={figures.short}
            height={216}
          />
          <ChartLegend items={[{ name: now.name }, { name: before.name, colour: 5, dashed: true }]} />
        </>
      )}
    </Card>
  );
}

export function ReportExample() {
  const [year, setYear] = useState<ReportYear>();
  return <RevenueReport year={year} onYear={setYear} />;
}
