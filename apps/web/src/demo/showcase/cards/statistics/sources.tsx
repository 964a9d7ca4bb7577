import { getSiteTraffic } from '@kazi/simulation/cards';
import { HorizontalBars } from '@kazi/ui/charts';
import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../../calls/use-answer.ts';
import { Card } from '../../../dashboards/parts/card.tsx';
import { useFigures } from '../../../dashboards/parts/figures.ts';
import { Figure } from '../../../dashboards/parts/parts.tsx';

export default function Sources() {
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
