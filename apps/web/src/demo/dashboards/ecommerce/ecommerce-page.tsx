import { getGoalOverview, getOrdersOfWeek, getProfit, getRevenue } from '@kazi/simulation/cards';
import { ChartLegend } from '@kazi/ui/chart-legend';
import { AreaChart, RadialGauge } from '@kazi/ui/charts';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../shell/page/page.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { Cells } from '../parts/cells.tsx';
import { useFigures } from '../parts/figures.ts';
import { Figure, Foot, Grid } from '../parts/parts.tsx';
import round from '../parts/round.module.css';
import type { EcommerceSearch } from '../parts/search.ts';
import { StatisticCard } from '../parts/statistic-card.tsx';
import { Companies } from './companies.tsx';
import { Devices } from './devices.tsx';
import { Greeting } from './greeting.tsx';
import { MarketDay } from './market-day.tsx';
import { RevenueReport } from './revenue-report.tsx';
import { Statistics } from './statistics.tsx';
import { Transactions } from './transactions.tsx';

/** The shop at a glance. What is chosen lives in the address. */
export function EcommercePage({ search }: { search: EcommerceSearch }) {
  const choose = useChangeSearch<EcommerceSearch>();
  return (
    <Page
      title="eCommerce dashboard"
      description="What the shop sold, spent and expects as of today: orders, income, customers, and the companies that sell through it."
    >
      <Grid>
        <Greeting />
        <Statistics />
        <StatisticCard
          title="Orders"
          description="Last 7 days"
          call={getOrdersOfWeek}
          as="count"
          kind="bars"
          span="4-4"
        />
        <StatisticCard
          title="Profit"
          description="Last 8 weeks"
          call={getProfit}
          as="shortMoney"
          colour={2}
          span="4-4"
        />
        <RevenueCard />
        <RevenueReport year={search.year} onYear={(year) => choose({ year })} />
        <Companies />
        <MarketDay />
        <GoalOverview />
        <Devices period={search.devices} onPeriod={(devices) => choose({ devices })} />
        <Transactions />
      </Grid>
    </Page>
  );
}

/** This month day by day, beside the one before. */
function RevenueCard() {
  const figures = useFigures();
  const query = useQuery(answerOf(getRevenue, {}));
  return (
    <Card title="Revenue" description="This month, day by day" query={query} height={144} span="4-4">
      {({ thisMonth, growth, series: [now, before] }) => (
        <>
          <Figure value={figures.shortMoney(thisMonth)} growth={growth} />
          <Foot>
            <AreaChart
              label="Revenue of this month and the last, added up"
              labels={before.data.map((_, day) => `Day ${day + 1}`)}
              series={[
                { ...now, colour: 1 },
                { ...before, colour: 5, dashed: true },
              ]}
              format={figures.shortMoney}
              height={76}
              bare
            />
          </Foot>
          <ChartLegend items={[{ name: now.name }, { name: before.name, colour: 5, dashed: true }]} />
        </>
      )}
    </Card>
  );
}

/** How much of the quarter's goal is reached. */
function GoalOverview() {
  const figures = useFigures();
  const query = useQuery(answerOf(getGoalOverview, {}));
  return (
    <Card title="Goal overview" description="Sales of this quarter" query={query} height={272} span="4-6">
      {({ completed, inProgress }) => {
        const goal = completed + inProgress;
        return (
          <>
            <div className={round.place}>
              <RadialGauge
                label="Goal of this quarter"
                value={completed}
                max={goal}
                size={184}
                format={figures.money}
              >
                <strong className={round.figure}>{figures.percent((completed / goal) * 100)}</strong>
                <span className={round.name}>completed</span>
              </RadialGauge>
            </div>
            <Cells
              cells={[
                { name: 'Completed', value: figures.shortMoney(completed) },
                { name: 'In progress', value: figures.shortMoney(inProgress) },
              ]}
            />
          </>
        );
      }}
    </Card>
  );
}
