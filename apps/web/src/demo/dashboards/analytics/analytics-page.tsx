import { getActiveUsers, getOrdersReceived, getSubscribers } from '@kazi/simulation/cards';
import { Page } from '../../../shell/page/page.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { Grid } from '../parts/grid.tsx';
import type { AnalyticsSearch } from '../parts/search.ts';
import { StatisticCard } from '../parts/statistic-card.tsx';
import { Activity } from './activity.tsx';
import { AppDesign } from './app-design.tsx';
import { AverageSessions } from './average-sessions.tsx';
import { Customers } from './customers.tsx';
import { Invoices } from './invoices.tsx';
import { Newsletter } from './newsletter.tsx';
import { ProductOrders } from './product-orders.tsx';
import { Sales } from './sales.tsx';
import { SiteTraffic } from './site-traffic.tsx';
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
