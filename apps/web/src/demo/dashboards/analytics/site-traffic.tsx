import { getSiteTraffic } from '@kazi/simulation/cards';
import { HorizontalBars } from '@kazi/ui/charts';
import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { Figure } from '../parts/figure.tsx';
import { useFigures } from '../parts/figures.ts';
import { Foot } from '../parts/foot.tsx';

/** Where visitors came from. */
export function SiteTraffic() {
  const figures = useFigures();
  const query = useQuery(answerOf(getSiteTraffic, {}));
  return (
    <Card title="Site traffic" description="Visits, last 28 days" query={query} height={272} span="4-6">
      {({ total, growth, series, sources }) => (
        <>
          <Figure value={figures.count(total)} growth={growth} />
          <Foot>
            <HorizontalBars
              label="Visits by where they came from"
              labels={sources}
              series={series}
              format={figures.count}
              height={224}
            />
          </Foot>
        </>
      )}
    </Card>
  );
}
