import { getGoalOverview, getOrdersOfWeek, getProfit, getRevenue } from '@kazi/simulation/cards';
import { ChartLegend } from '@kazi/ui/chart-legend';
import { AreaChart, RadialGauge } from '@kazi/ui/charts';
import { Row, Text } from '@kazi/ui/layout';
import { buttonClass } from '@kazi/ui/lean-button';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page } from '../../../shell/page/page.tsx';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { answerOf } from '../../calls/use-answer.ts';
import { links } from '../../routing/links.ts';
import { useDemoUser } from '../../session/session.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import { Growth } from '../parts/growth.tsx';
import { Bone, Cells, Figure, Foot, Grid } from '../parts/parts.tsx';
import round from '../parts/round.module.css';
import type { EcommerceSearch } from '../parts/search.ts';
import { seriesSheet, valuesSheet } from '../parts/sheets.ts';
import { StatisticCard } from '../parts/statistic-card.tsx';
import { Companies, Statistics, Transactions } from './cards.tsx';
import { Devices } from './devices.tsx';
import classes from './ecommerce-page.module.css';
import { MarketDay } from './market-day.tsx';
import { RevenueReport } from './revenue-report.tsx';

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
                <Text as="span" tone="muted" size={13}>
                  {t('goal.reached')}
                </Text>
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

const stripes = [0, 1, 2, 3, 4, 5];

/** A market stall with its goods. Decorative. */
const ShopDrawing = () => (
  <svg className={classes.shop} viewBox="0 0 128 112" aria-hidden="true">
    <g className={classes.wood}>
      <path d="M20 40v66M108 40v66" strokeWidth="4" strokeLinecap="round" />
      <path d="M12 78h104v26H12z" />
    </g>
    <path className={classes.shade} d="M12 84h104M12 91h104M12 98h104" />
    {stripes.map((at) => (
      <path
        key={at}
        className={at % 2 ? classes.light : classes.cloth}
        d={`M${22 + at * 14} 16h14l${4 - (5 - at) * 1.6 + 4} 24a${9.2} 8 0 0 1-18.6 0z`}
      />
    ))}
    <g className={classes.fruit}>
      <circle cx="30" cy="72" r="7" />
      <circle cx="43" cy="72" r="7" />
      <circle cx="36.500" cy="62" r="7" />
    </g>
    <path className={classes.leaf} d="M58 78c-3-14 2-22 9-24 6 4 10 12 7 24z" />
    <path className={classes.sack} d="M84 78c-4-8-2-18 3-22h14c5 4 7 14 3 22z" />
    <path className={classes.shade} d="M88 60h12" />
  </svg>
);

/** Greets the user with the sales of the month so far. */
function Greeting() {
  const { t } = useTranslation('demo/dashboards');
  const figures = useFigures();
  const [name] = useDemoUser().fullName.split(' ');
  const { data } = useQuery(answerOf(getRevenue, {}));
  return (
    <Row
      as="section"
      align="end"
      justify="between"
      shrinks
      className={classes.greeting}
      data-span="4-12"
      aria-labelledby="greeting"
    >
      <div className={classes.words}>
        <h2 id="greeting" className={classes.title}>
          {t('greeting.title', { name })}
        </h2>
        <p className={classes.text}>{t('greeting.sold')}</p>
        <p className={classes.figure}>
          {data ? <bdi>{figures.money(data.thisMonth)}</bdi> : <Bone width={160} />}
        </p>
        <p className={classes.text}>
          {data ? (
            <>
              <Growth percent={data.growth} /> {t('greeting.onLastMonth')}
            </>
          ) : (
            <Bone width={130} />
          )}
        </p>
        <Link to={links.shop} className={`${buttonClass()} ${classes.open}`}>
          {t('greeting.openShop')}
        </Link>
      </div>
      <ShopDrawing />
    </Row>
  );
}
