import {
  getActiveUsers,
  getOrdersOfWeek,
  getOrdersReceived,
  getProfit,
  getRevenueStatistic,
  getSales,
  getSiteTraffic,
  getSubscribers,
} from '@kazi/simulation/cards';
import { HorizontalBars } from '@kazi/ui/charts';
import { DataCard } from '@kazi/ui/data-card';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../../calls/use-answer.ts';
import { Card } from '../../../dashboards/parts/card.tsx';
import { useFigures } from '../../../dashboards/parts/figures.ts';
import { Growth } from '../../../dashboards/parts/growth.tsx';
import { Bone, Figure } from '../../../dashboards/parts/parts.tsx';
import { StatisticCard } from '../../../dashboards/parts/statistic-card.tsx';
import shared from '../../shared.module.css';

const statistics = [
  { label: 'Sales', call: getSales, as: 'count' },
  { label: 'Revenue', call: getRevenueStatistic, as: 'shortMoney' },
  { label: 'Orders', call: getOrdersReceived, as: 'count' },
  { label: 'Active users', call: getActiveUsers, as: 'count' },
] as const;

export function FiguresExample() {
  return (
    <div className={shared.figures}>
      {statistics.map((statistic) => (
        <Statistic key={statistic.label} {...statistic} />
      ))}
    </div>
  );
}

function Statistic({ label, call, as }: (typeof statistics)[number]) {
  const figures = useFigures();
  const { data } = useQuery(answerOf(call, {}));
  return (
    <DataCard
      label={label}
      value={data ? <bdi>{figures[as](data.total)}</bdi> : <Bone width={96} />}
      detail={data ? <Growth percent={data.growth} /> : <Bone width={56} />}
    />
  );
}

export function LinesExample() {
  return (
    <Stack gap="md">
      <StatisticCard title="Profit" description="Last 8 weeks" call={getProfit} as="shortMoney" span="4-4" />
      <StatisticCard
        title="Subscribers"
        description="Last 28 days"
        call={getSubscribers}
        as="count"
        colour={2}
        span="4-4"
      />
    </Stack>
  );
}

export function BarsExample() {
  return (
    <Stack gap="md">
      <StatisticCard
        title="Orders"
        description="Last 7 days"
        call={getOrdersOfWeek}
        as="count"
        kind="bars"
        span="4-4"
      />
      <StatisticCard
        title="Active users"
        description="Last 28 days"
        call={getActiveUsers}
        as="count"
        kind="bars"
        colour={4}
        span="4-4"
      />
    </Stack>
  );
}

export function SourcesExample() {
  const figures = useFigures();
  const query = useQuery(answerOf(getSiteTraffic, {}));
  return (
    <Card
      title="Visits"
      description="By where they came from, last 28 days"
      query={query}
      height={272}
      span="4-6"
    >
      {({ total, growth, series, sources }) => (
        <>
          <Figure value={figures.count(total)} growth={growth} />
          <HorizontalBars
            label="Visits by where they came from"
            labels={sources}
            series={series}
            format={figures.count}
            height={224}
          />
        </>
      )}
    </Card>
  );
}

let asked = 0;

/** Fails the first time, as a request does where the net is weak. */
async function fetchVisitors() {
  asked += 1;
  if (asked === 1) throw new Error('The counter at the door does not answer.');
  return { today: 1284, growth: 6.2 };
}

export function FailedExample() {
  const figures = useFigures();
  const query = useQuery({
    queryKey: ['visitors-of-today'],
    queryFn: fetchVisitors,
    retry: false,
  });
  return (
    <Card title="Visitors" description="Today" query={query} height={104} span="4-4">
      {({ today, growth }) => <Figure value={figures.count(today)} growth={growth} detail="since midnight" />}
    </Card>
  );
}
