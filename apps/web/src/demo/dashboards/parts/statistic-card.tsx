import type { Call, Nothing } from '@kazi/simulation/call';
import type { Statistic } from '@kazi/simulation/cards';
import { Sparkline } from '@kazi/ui/charts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from './card.tsx';
import { type Figures, useFigures } from './figures.ts';
import { Ends, Figure, Foot, type Span } from './parts.tsx';
import { seriesSheet } from './sheets.ts';

interface StatisticCardProps {
  title: string;
  description: string;
  call: Call<Nothing, Statistic>;
  /** How its values are written. */
  as: keyof Pick<Figures, 'count' | 'money' | 'shortMoney'>;
  kind?: 'line' | 'bars';
  colour?: 1 | 2 | 3 | 4;
  span: Span;
}

const chartHeight = 72;

/** One figure and how it came about, at a glance. */
export function StatisticCard({ title, description, call, as, kind, colour, span }: StatisticCardProps) {
  const { t } = useTranslation('demo');
  const figures = useFigures();
  const query = useQuery(answerOf(call, {}));
  return (
    <Card
      title={title}
      description={description}
      query={query}
      sheet={({ series: [values], dates }) =>
        seriesSheet(t('parts.card.date'), dates, [{ name: title, data: values?.data ?? [] }])
      }
      height={chartHeight + 56}
      span={span}
    >
      {(statistic) => {
        const labels = figures.dates(statistic);
        return (
          <>
            <Figure value={figures[as](statistic.total)} growth={statistic.growth} />
            <Foot>
              <Sparkline
                label={`${title}, ${description}`}
                name={title}
                labels={labels}
                data={statistic.series[0]?.data ?? []}
                format={figures[as]}
                height={chartHeight}
                kind={kind}
                colour={colour}
              />
              <Ends first={labels[0]} last={labels.at(-1)} />
            </Foot>
          </>
        );
      }}
    </Card>
  );
}
