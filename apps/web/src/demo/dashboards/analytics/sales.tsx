import { getSales } from '@kazi/simulation/cards';
import { ChartLegend } from '@kazi/ui/chart-legend';
import { BarChart } from '@kazi/ui/charts';
import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import { Figure, Foot } from '../parts/parts.tsx';

/** Items sold, by where. */
export function Sales() {
  const figures = useFigures();
  const query = useQuery(answerOf(getSales, {}));
  return (
    <Card title="Sales" description="Items, last 6 months" query={query} height={272} span="4-6">
      {(sales) => (
        <>
          <Figure value={figures.count(sales.total)} growth={sales.growth} />
          <Foot>
            <BarChart
              label="Items sold, by month"
              labels={figures.dates(sales)}
              series={sales.series}
              format={figures.count}
              formatTick={figures.short}
              height={204}
              arrangement="stacked"
            />
          </Foot>
          <ChartLegend items={sales.series} />
        </>
      )}
    </Card>
  );
}
