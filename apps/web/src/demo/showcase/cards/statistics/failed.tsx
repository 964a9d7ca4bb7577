import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../dashboards/parts/card.tsx';
import { useFigures } from '../../../dashboards/parts/figures.ts';
import { Figure } from '../../../dashboards/parts/parts.tsx';

let asked = 0;

/** Fails the first time, as a request does where the net is weak. */
async function fetchVisitors() {
  asked += 1;
  if (asked === 1) throw new Error('The counter at the door does not answer.');
  return { today: 1284, growth: 6.2 };
}

export default function Failed() {
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
