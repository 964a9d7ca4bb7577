import { getNewsletter } from '@kazi/simulation/cards';
import { ChartLegend } from '@kazi/ui/chart-legend';
import { AreaChart } from '@kazi/ui/charts';
import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import { Figure, Foot } from '../parts/parts.tsx';

/** How many letters went out each week, and how many were read. */
export function Newsletter() {
  const figures = useFigures();
  const query = useQuery(answerOf(getNewsletter, {}));
  return (
    <Card title="Newsletter" description="Letters, last 8 weeks" query={query} height={312} span="4-6">
      {(newsletter) => {
        const [sent, opened] = newsletter.series;
        return (
          <>
            <Figure value={figures.count(newsletter.total)} growth={newsletter.growth} detail="opened" />
            <Foot>
              <AreaChart
                label="Letters sent and opened, by week"
                labels={figures.dates(newsletter)}
                series={[
                  { name: 'Sent', data: sent?.data ?? [], colour: 2 },
                  { name: 'Opened', data: opened?.data ?? [], colour: 1 },
                ]}
                format={figures.count}
                formatTick={figures.short}
                height={240}
              />
            </Foot>
            <ChartLegend
              items={[
                { name: 'Sent', colour: 2 },
                { name: 'Opened', colour: 1 },
              ]}
            />
          </>
        );
      }}
    </Card>
  );
}
