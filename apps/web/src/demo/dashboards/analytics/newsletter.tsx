import { getNewsletter } from '@kazi/simulation/cards';
import { ChartLegend } from '@kazi/ui/chart-legend';
import { AreaChart } from '@kazi/ui/charts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import { Figure, Foot } from '../parts/parts.tsx';
import { seriesSheet } from '../parts/sheets.ts';

/** How many letters went out each week, and how many were read. */
export function Newsletter() {
  const { t } = useTranslation(['demo/dashboards', 'demo']);
  const figures = useFigures();
  const query = useQuery(answerOf(getNewsletter, {}));
  return (
    <Card
      title={t('newsletter.title')}
      description={t('newsletter.description')}
      query={query}
      sheet={({ series: [sent, opened], dates }) =>
        seriesSheet(t('demo:parts.card.date'), dates, [
          { name: t('newsletter.sent'), data: sent?.data ?? [] },
          { name: t('newsletter.opened'), data: opened?.data ?? [] },
        ])
      }
      height={312}
      span="4-6"
    >
      {(newsletter) => {
        const [sent, opened] = newsletter.series;
        return (
          <>
            <Figure
              value={figures.count(newsletter.total)}
              growth={newsletter.growth}
              detail={t('newsletter.unit')}
            />
            <Foot>
              <AreaChart
                label={t('newsletter.chart')}
                labels={figures.dates(newsletter)}
                series={[
                  { name: t('newsletter.sent'), data: sent?.data ?? [], colour: 2 },
                  { name: t('newsletter.opened'), data: opened?.data ?? [], colour: 1 },
                ]}
                format={figures.count}
                formatTick={figures.short}
                height={240}
              />
            </Foot>
            <ChartLegend
              items={[
                { name: t('newsletter.sent'), colour: 2 },
                { name: t('newsletter.opened'), colour: 1 },
              ]}
            />
          </>
        );
      }}
    </Card>
  );
}
