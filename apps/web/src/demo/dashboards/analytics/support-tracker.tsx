import { getSupportTracker } from '@kazi/simulation/cards';
import { RadialGauge } from '@kazi/ui/charts';
import { Text } from '@kazi/ui/layout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import { Cells, Figure, PeriodChoice, type PeriodProps } from '../parts/parts.tsx';
import round from '../parts/round.module.css';
import { valuesSheet } from '../parts/sheets.ts';

/** What customers asked, and how much of it is answered. */
export function SupportTracker({ period, onPeriod }: PeriodProps) {
  const { t } = useTranslation(['demo/dashboards', 'demo']);
  const figures = useFigures();
  const query = useQuery({ ...answerOf(getSupportTracker, { period }), placeholderData: keepPreviousData });
  return (
    <Card
      title={t('support.title')}
      actions={<PeriodChoice label={t('support.period')} period={period} onPeriod={onPeriod} />}
      query={query}
      sheet={({ totalTicket, newTicket, openTicket, responseTime }) =>
        valuesSheet(
          [t('demo:parts.card.name'), t('demo:parts.card.value')],
          [
            [t('support.tickets'), totalTicket],
            [t('support.new'), newTicket],
            [t('support.open'), openTicket],
            [t('support.responseTime'), responseTime],
          ],
        )
      }
      height={316}
      span="5-12"
    >
      {({ totalTicket, newTicket, openTicket, responseTime }) => {
        const answered = totalTicket - openTicket;
        return (
          <>
            <Figure value={figures.count(totalTicket)} detail={t('support.tickets')} />
            <div className={round.place}>
              <RadialGauge
                label={t('support.chart')}
                value={answered}
                max={totalTicket}
                names={[t('support.answered'), t('support.tickets')]}
                size={196}
                format={figures.count}
                colour={2}
              >
                <strong className={round.figure}>{figures.percent((answered / totalTicket) * 100)}</strong>
                <Text as="span" tone="muted" size={13}>
                  {t('support.answered')}
                </Text>
              </RadialGauge>
            </div>
            <Cells
              cells={[
                { name: t('support.new'), value: figures.count(newTicket) },
                { name: t('support.open'), value: figures.count(openTicket) },
                { name: t('support.responseTime'), value: figures.hours(responseTime) },
              ]}
            />
          </>
        );
      }}
    </Card>
  );
}
