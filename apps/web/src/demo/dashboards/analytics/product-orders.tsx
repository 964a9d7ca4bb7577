import { getProductOrders } from '@kazi/simulation/cards';
import { RadialGauge } from '@kazi/ui/charts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { Cells } from '../parts/cells.tsx';
import { useFigures } from '../parts/figures.ts';
import { PeriodChoice, type PeriodProps } from '../parts/parts.tsx';
import round from '../parts/round.module.css';
import { valuesSheet } from '../parts/sheets.ts';

/** What became of the orders. */
export function ProductOrders({ period, onPeriod }: PeriodProps) {
  const { t } = useTranslation(['demo/dashboards', 'demo']);
  const figures = useFigures();
  const query = useQuery({ ...answerOf(getProductOrders, { period }), placeholderData: keepPreviousData });
  return (
    <Card
      title={t('productOrders.title')}
      actions={<PeriodChoice label={t('productOrders.period')} period={period} onPeriod={onPeriod} />}
      query={query}
      sheet={({ finished, pending, rejected }) =>
        valuesSheet(
          [t('demo:parts.card.name'), t('demo:parts.card.value')],
          [
            [t('productOrders.finished'), finished],
            [t('productOrders.pending'), pending],
            [t('productOrders.rejected'), rejected],
          ],
        )
      }
      height={272}
      span="4-6"
    >
      {({ finished, pending, rejected }) => {
        const all = finished + pending + rejected;
        return (
          <>
            <div className={round.place}>
              <RadialGauge
                label={t('productOrders.chart')}
                value={finished}
                max={all}
                names={[t('productOrders.finished'), t('productOrders.all')]}
                size={196}
                format={figures.count}
              >
                <strong className={round.figure}>{figures.count(all)}</strong>
                <span className={round.name}>
                  {t('productOrders.share', { share: figures.percent((finished / all) * 100) })}
                </span>
              </RadialGauge>
            </div>
            <Cells
              cells={[
                { name: t('productOrders.finished'), value: figures.count(finished) },
                { name: t('productOrders.pending'), value: figures.count(pending) },
                { name: t('productOrders.rejected'), value: figures.count(rejected) },
              ]}
            />
          </>
        );
      }}
    </Card>
  );
}
