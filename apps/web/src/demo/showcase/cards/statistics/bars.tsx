import { getActiveUsers, getOrdersOfWeek } from '@kazi/simulation/cards';
import { Stack } from '@mantine/core';
import { StatisticCard } from '../../../dashboards/parts/statistic-card.tsx';

export default function Bars() {
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
