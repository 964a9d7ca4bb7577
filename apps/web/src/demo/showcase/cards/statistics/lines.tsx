import { getProfit, getSubscribers } from '@kazi/simulation/cards';
import { Stack } from '@mantine/core';
import { StatisticCard } from '../../../dashboards/parts/statistic-card.tsx';

export default function Lines() {
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
