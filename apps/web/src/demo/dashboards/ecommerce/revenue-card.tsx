import { getRevenue } from '@kazi/simulation/cards';
import { ChartLegend } from '@kazi/ui/chart-legend';
import { AreaChart } from '@kazi/ui/charts';
import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { Figure } from '../parts/figure.tsx';
import { useFigures } from '../parts/figures.ts';
import { Foot } from '../parts/foot.tsx';

/** This month day by day, beside the one before. */
export function RevenueCard() {
  const figures = useFigures();
  const query = useQuery(answerOf(getRevenue, {}));
  return (
    <Card title="Revenue" description="This month, day by day" query={query} height={144} span="4-4">
      {({ thisMonth, growth, series: [now, before] }) => (
        <>
          <Figure value={figures.shortMoney(thisMonth)} growth={growth} />
          <Foot>
            <AreaChart
              label="Revenue of this month and the last, added up"
              labels={before.data.map((_, day) => `Day ${day + 1}`)}
              series={[
                { ...now, colour: 1 },
                { ...before, colour: 5, dashed: true },
              ]}
              format={figures.shortMoney}
              height={76}
              bare
            />
          </Foot>
          <ChartLegend items={[{ name: now.name }, { name: before.name, colour: 5, dashed: true }]} />
        </>
      )}
    </Card>
  );
}
