import {
  getActiveUsers,
  getOrdersReceived,
  getSales,
  getSiteTraffic,
  getSubscribers,
} from '@kazi/simulation/cards';
import { ChartLegend } from '@kazi/ui/chart-legend';
import { BarChart, HorizontalBars } from '@kazi/ui/charts';
import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../shell/page/page.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import { Figure, Foot, Grid } from '../parts/parts.tsx';
import type { AnalyticsSearch } from '../parts/search.ts';
import { StatisticCard } from '../parts/statistic-card.tsx';
import { Activity } from './activity.tsx';
import { AppDesign } from './app-design.tsx';
import { AverageSessions } from './average-sessions.tsx';
import { Customers } from './customers.tsx';
import { Invoices } from './invoices.tsx';
import { Newsletter } from './newsletter.tsx';
import { ProductOrders } from './product-orders.tsx';
import { SupportTracker } from './support-tracker.tsx';

/** How people come, what they do and what they ask. What is chosen lives in the address. */
export function AnalyticsPage({ search }: { search: AnalyticsSearch }) {
  const choose = useChangeSearch<AnalyticsSearch>();
  return (
    <Page
      title="Analytics dashboard"
      description="Who comes to the shop and stays, what they order, what they ask the support, and what the team does about it."
    >
      <Grid>
        <StatisticCard
          title="Subscribers gained"
          description="Last 28 days"
          call={getSubscribers}
          as="count"
          span="4-4"
        />
        <StatisticCard
          title="Orders received"
          description="Last 28 days"
          call={getOrdersReceived}
          as="count"
          kind="bars"
          colour={2}
          span="4-4"
        />
        <StatisticCard
          title="Active users"
          description="Last 14 days"
          call={getActiveUsers}
          as="count"
          colour={4}
          span="4-4"
        />
        <AverageSessions period={search.sessions} onPeriod={(sessions) => choose({ sessions })} />
        <SupportTracker period={search.support} onPeriod={(support) => choose({ support })} />
        <Sales />
        <SiteTraffic />
        <ProductOrders period={search.orders} onPeriod={(orders) => choose({ orders })} />
        <Customers period={search.customers} onPeriod={(customers) => choose({ customers })} />
        <Activity />
        <Newsletter />
        <Invoices />
        <AppDesign />
      </Grid>
    </Page>
  );
}

/** Where visitors came from. */
function SiteTraffic() {
  const figures = useFigures();
  const query = useQuery(answerOf(getSiteTraffic, {}));
  return (
    <Card title="Site traffic" description="Visits, last 28 days" query={query} height={272} span="4-6">
      {({ total, growth, series, sources }) => (
        <>
          <Figure value={figures.count(total)} growth={growth} />
          <Foot>
            <HorizontalBars
              label="Visits by where they came from"
              labels={sources}
              series={series}
              format={figures.count}
              height={224}
            />
          </Foot>
        </>
      )}
    </Card>
  );
}

/** Items sold, by where. */
function Sales() {
  const figures = useFigures();
  const query = useQuery(answerOf(getSales, {}));
  return (
    <Card title="Sales" description="Items, last 6 months" query={query} height={272} span="4-6">
      {(sales) => (
        <>
          <Figure value={figures.count(sales.total)} growth={sales.growth} />
          <Foot>
            <BarChart
              label="Items sold, by month"
              labels={figures.dates(sales)}
              series={sales.series}
              format={figures.count}
              formatTick={figures.short}
              height={204}
              arrangement="stacked"
            />
          </Foot>
          <ChartLegend items={sales.series} />
        </>
      )}
    </Card>
  );
}
