import { getActiveUsers, getOrdersReceived, getRevenueStatistic, getSales } from '@kazi/simulation/cards';
import { DataCard } from '@kazi/ui/data-card';
import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../../calls/use-answer.ts';
import { useFigures } from '../../../dashboards/parts/figures.ts';
import { Growth } from '../../../dashboards/parts/growth.tsx';
import { Bone } from '../../../dashboards/parts/parts.tsx';
import classes from './figures.module.css';

const statistics = [
  { label: 'Sales', call: getSales, as: 'count' },
  { label: 'Revenue', call: getRevenueStatistic, as: 'shortMoney' },
  { label: 'Orders', call: getOrdersReceived, as: 'count' },
  { label: 'Active users', call: getActiveUsers, as: 'count' },
] as const;

export default function Figures() {
  return (
    <div className={classes.row}>
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
