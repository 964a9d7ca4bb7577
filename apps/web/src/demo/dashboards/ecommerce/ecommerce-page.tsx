import { getGoalOverview, getOrdersOfWeek, getProfit, getRevenue } from '@kazi/simulation/cards';
import { ChartLegend } from '@kazi/ui/chart-legend';
import { AreaChart, RadialGauge } from '@kazi/ui/charts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../shell/page/page.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { Cells } from '../parts/cells.tsx';
import { useFigures } from '../parts/figures.ts';
import { Figure, Foot, Grid } from '../parts/parts.tsx';
import round from '../parts/round.module.css';
import type { EcommerceSearch } from '../parts/search.ts';
import { seriesSheet, valuesSheet } from '../parts/sheets.ts';
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
  const { t } = useTranslation(['demo/dashboards', 'demo']);
  const choose = useChangeSearch<EcommerceSearch>();
  return (
    <Page title={t('ecommerce.title')} description={t('ecommerce.description')}>
      <Grid>
        <Greeting />
        <Statistics />
        <StatisticCard
          title={t('orders.title')}
          description={t('orders.description')}
          call={getOrdersOfWeek}
          as="count"
          kind="bars"
          span="4-4"
        />
        <StatisticCard
          title={t('profit.title')}
          description={t('profit.description')}
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
  const { t } = useTranslation(['demo/dashboards', 'demo']);
  const figures = useFigures();
  const query = useQuery(answerOf(getRevenue, {}));
  return (
    <Card
      title={t('revenue.title')}
      description={t('revenue.description')}
      query={query}
      sheet={({ series: [now, before] }) =>
        seriesSheet(
          t('demo:parts.card.date'),
          before.data.map((_, day) => t('revenue.day', { day: day + 1 })),
          [
            { ...now, name: t('revenue.thisMonth') },
            { ...before, name: t('revenue.lastMonth') },
          ],
        )
      }
      height={144}
      span="4-4"
    >
      {({ thisMonth, growth, series: [now, before] }) => (
        <>
          <Figure value={figures.shortMoney(thisMonth)} growth={growth} />
          <Foot>
            <AreaChart
              label={t('revenue.chart')}
              labels={before.data.map((_, day) => t('revenue.day', { day: day + 1 }))}
              series={[
                { ...now, name: t('revenue.thisMonth'), colour: 1 },
                { ...before, name: t('revenue.lastMonth'), colour: 5, dashed: true },
              ]}
              format={figures.shortMoney}
              height={76}
              bare
            />
          </Foot>
          <ChartLegend
            items={[
              { name: t('revenue.thisMonth') },
              { name: t('revenue.lastMonth'), colour: 5, dashed: true },
            ]}
          />
        </>
      )}
    </Card>
  );
}

/** How much of the quarter's goal is reached. */
function GoalOverview() {
  const { t } = useTranslation(['demo/dashboards', 'demo']);
  const figures = useFigures();
  const query = useQuery(answerOf(getGoalOverview, {}));
  return (
    <Card
      title={t('goal.title')}
      description={t('goal.description')}
      query={query}
      sheet={({ completed, inProgress }) =>
        valuesSheet(
          [t('demo:parts.card.name'), t('demo:parts.card.value')],
          [
            [t('goal.completed'), completed],
            [t('goal.inProgress'), inProgress],
          ],
        )
      }
      height={272}
      span="4-6"
    >
      {({ completed, inProgress }) => {
        const goal = completed + inProgress;
        return (
          <>
            <div className={round.place}>
              <RadialGauge
                label={t('goal.chart')}
                value={completed}
                max={goal}
                names={[t('goal.reached'), t('goal.whole')]}
                size={184}
                format={figures.money}
              >
                <strong className={round.figure}>{figures.percent((completed / goal) * 100)}</strong>
                <span className={round.name}>{t('goal.reached')}</span>
              </RadialGauge>
            </div>
            <Cells
              cells={[
                { name: t('goal.completed'), value: figures.shortMoney(completed) },
                { name: t('goal.inProgress'), value: figures.shortMoney(inProgress) },
              ]}
            />
          </>
        );
      }}
    </Card>
  );
}
