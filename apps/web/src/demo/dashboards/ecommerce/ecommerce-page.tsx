import { getOrdersOfWeek, getProfit } from '@kazi/simulation/cards';
import { Page } from '../../../shell/page/page.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { Grid } from '../parts/grid.tsx';
import type { EcommerceSearch } from '../parts/search.ts';
import { StatisticCard } from '../parts/statistic-card.tsx';
import { Companies } from './companies.tsx';
import { Devices } from './devices.tsx';
import { GoalOverview } from './goal-overview.tsx';
import { Greeting } from './greeting.tsx';
import { MarketDay } from './market-day.tsx';
import { RevenueCard } from './revenue-card.tsx';
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
