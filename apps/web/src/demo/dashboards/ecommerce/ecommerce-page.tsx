import { getOrdersOfWeek, getProfit, getRevenue } from '@kazi/simulation/cards';
import { ChartLegend } from '@kazi/ui/chart-legend';
import { AreaChart } from '@kazi/ui/charts';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../shell/page/page.tsx';
import { answerOf } from '../../calls/use-answer.ts';
import { useSetSearch } from '../../routing/use-set-search.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import { Figure, Foot, Grid } from '../parts/parts.tsx';
import type { EcommerceSearch } from '../parts/search.ts';
import { StatisticCard } from '../parts/statistic-card.tsx';
import { Companies } from './companies.tsx';
import { Devices } from './devices.tsx';
import { GoalOverview } from './goal-overview.tsx';
import { Greeting } from './greeting.tsx';
import { MarketDay } from './market-day.tsx';
import { RevenueReport } from './revenue-report.tsx';
import { Statistics } from './statistics.tsx';
import { Transactions } from './transactions.tsx';

/** The shop at a glance. What is chosen lives in the address. */
export function EcommercePage({ search }: { search: EcommerceSearch }) {
  const setSearch = useSetSearch<EcommerceSearch>();
  const choose = (chosen: EcommerceSearch) => setSearch({ ...search, ...chosen }, { replace: true });
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
