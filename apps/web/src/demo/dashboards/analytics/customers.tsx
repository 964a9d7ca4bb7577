import { getCustomers } from '@kazi/simulation/cards';
import { ChartLegend } from '@kazi/ui/chart-legend';
import { DonutChart } from '@kazi/ui/charts';
import { Text } from '@kazi/ui/layout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import { PeriodChoice, type PeriodProps } from '../parts/parts.tsx';
import round from '../parts/round.module.css';
import { valuesSheet } from '../parts/sheets.ts';

/** The customers by how they came: new, returning, or told by somebody. */
export function Customers({ period, onPeriod }: PeriodProps) {
  const { t } = useTranslation(['demo/dashboards', 'demo']);
  const figures = useFigures();
  const query = useQuery({ ...answerOf(getCustomers, { period }), placeholderData: keepPreviousData });
  return (
    <Card
      title={t('customers.title')}
      actions={<PeriodChoice label={t('customers.period')} period={period} onPeriod={onPeriod} />}
      query={query}
      sheet={({ customers }) =>
        valuesSheet(
          [t('demo:parts.card.name'), t('demo:parts.card.value')],
          customers.map(({ name, result }) => [t(`customers.names.${name}`), result]),
        )
      }
      height={316}
      span="4-6"
    >
      {({ customers }) => (
        <>
          <div className={round.place}>
            <DonutChart
              label={t('customers.title')}
              parts={customers.map(({ name, result }) => ({
                name: t(`customers.names.${name}`),
                value: result,
              }))}
              format={figures.count}
              size={184}
            >
              <strong className={round.figure}>
                {figures.count(customers.reduce((sum, { result }) => sum + result, 0))}
              </strong>
              <Text as="span" tone="muted" size={13}>
                {t('customers.unit')}
              </Text>
            </DonutChart>
          </div>
          <ChartLegend
            stacked
            items={customers.map(({ name, result }) => ({
              name: t(`customers.names.${name}`),
              value: figures.count(result),
            }))}
          />
        </>
      )}
    </Card>
  );
}
