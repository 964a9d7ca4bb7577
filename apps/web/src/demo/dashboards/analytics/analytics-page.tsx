import {
  getActiveUsers,
  getNewsletter,
  getOrdersReceived,
  getSales,
  getSiteTraffic,
  getSubscribers,
} from '@kazi/simulation/cards';
import { ChartLegend } from '@kazi/ui/chart-legend';
import { AreaChart, BarChart, HorizontalBars } from '@kazi/ui/charts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../shell/page/page.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import { Figure, Foot, Grid } from '../parts/parts.tsx';
import type { AnalyticsSearch } from '../parts/search.ts';
import { seriesSheet } from '../parts/sheets.ts';
import { StatisticCard } from '../parts/statistic-card.tsx';
import { AverageSessions } from './average-sessions.tsx';
import { Activity, AppDesign, Invoices, ProductOrders } from './cards.tsx';
import { Customers } from './customers.tsx';
import { SupportTracker } from './support-tracker.tsx';

/** How people come, what they do and what they ask. What is chosen lives in the address. */
export function AnalyticsPage({ search }: { search: AnalyticsSearch }) {
  const { t } = useTranslation(['demo/dashboards', 'demo']);
  const choose = useChangeSearch<AnalyticsSearch>();
  return (
    <Page title={t('analytics.title')} description={t('analytics.description')}>
      <Grid>
        <StatisticCard
          title={t('subscribers.title')}
          description={t('subscribers.description')}
          call={getSubscribers}
          as="count"
          span="4-4"
        />
        <StatisticCard
          title={t('received.title')}
          description={t('received.description')}
          call={getOrdersReceived}
          as="count"
          kind="bars"
          colour={2}
          span="4-4"
        />
        <StatisticCard
          title={t('activeUsers.title')}
          description={t('activeUsers.description')}
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
  const { t } = useTranslation(['demo/dashboards', 'demo']);
  const figures = useFigures();
  const query = useQuery(answerOf(getSiteTraffic, {}));
  return (
    <Card
      title={t('traffic.title')}
      description={t('traffic.description')}
      query={query}
      sheet={({ series: [visits], sources }) =>
        seriesSheet(
          t('demo:parts.card.name'),
          sources.map((source) => t(`traffic.sources.${source}`)),
          [{ ...visits, name: t('traffic.visits') }],
        )
      }
      height={272}
      span="4-6"
    >
      {({ total, growth, series, sources }) => (
        <>
          <Figure value={figures.count(total)} growth={growth} />
          <Foot>
            <HorizontalBars
              label={t('traffic.chart')}
              labels={sources.map((source) => t(`traffic.sources.${source}`))}
              series={[{ ...series[0], name: t('traffic.visits') }]}
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
  const { t } = useTranslation(['demo/dashboards', 'demo']);
  const figures = useFigures();
  const query = useQuery(answerOf(getSales, {}));
  return (
    <Card
      title={t('sales.title')}
      description={t('sales.description')}
      query={query}
      sheet={({ series: [online, counter], dates }) =>
        seriesSheet(t('demo:parts.card.month'), dates, [
          { name: t('sales.online'), data: online?.data ?? [] },
          { name: t('sales.counter'), data: counter?.data ?? [] },
        ])
      }
      height={272}
      span="4-6"
    >
      {(sales) => {
        const [online, counter] = sales.series;
        const series = [
          { name: t('sales.online'), data: online?.data ?? [] },
          { name: t('sales.counter'), data: counter?.data ?? [] },
        ];
        return (
          <>
            <Figure value={figures.count(sales.total)} growth={sales.growth} />
            <Foot>
              <BarChart
                label={t('sales.chart')}
                labels={figures.dates(sales)}
                series={series}
                format={figures.count}
                formatTick={figures.short}
                height={204}
                arrangement="stacked"
              />
            </Foot>
            <ChartLegend items={series} />
          </>
        );
      }}
    </Card>
  );
}

/** How many letters went out each week, and how many were read. */
function Newsletter() {
  const { t } = useTranslation(['demo/dashboards', 'demo']);
  const figures = useFigures();
  const query = useQuery(answerOf(getNewsletter, {}));
  return (
    <Card
      title={t('newsletter.title')}
      description={t('newsletter.description')}
      query={query}
      sheet={({ series: [sent, opened], dates }) =>
        seriesSheet(t('demo:parts.card.date'), dates, [
          { name: t('newsletter.sent'), data: sent?.data ?? [] },
          { name: t('newsletter.opened'), data: opened?.data ?? [] },
        ])
      }
      height={312}
      span="4-6"
    >
      {(newsletter) => {
        const [sent, opened] = newsletter.series;
        return (
          <>
            <Figure
              value={figures.count(newsletter.total)}
              growth={newsletter.growth}
              detail={t('newsletter.unit')}
            />
            <Foot>
              <AreaChart
                label={t('newsletter.chart')}
                labels={figures.dates(newsletter)}
                series={[
                  { name: t('newsletter.sent'), data: sent?.data ?? [], colour: 2 },
                  { name: t('newsletter.opened'), data: opened?.data ?? [], colour: 1 },
                ]}
                format={figures.count}
                formatTick={figures.short}
                height={240}
              />
            </Foot>
            <ChartLegend
              items={[
                { name: t('newsletter.sent'), colour: 2 },
                { name: t('newsletter.opened'), colour: 1 },
              ]}
            />
          </>
        );
      }}
    </Card>
  );
}
