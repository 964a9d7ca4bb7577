import { getAverageSessions } from '@kazi/simulation/cards';
import { BarChart } from '@kazi/ui/charts';
import { Stack } from '@kazi/ui/layout';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import { Figure, Foot, PeriodChoice, type PeriodProps } from '../parts/parts.tsx';
import { seriesSheet } from '../parts/sheets.ts';
import classes from './average-sessions.module.css';

/** How many come on a day, and how that stands to what is aimed at. */
export function AverageSessions({ period, onPeriod }: PeriodProps) {
  const { t } = useTranslation(['demo/dashboards', 'demo']);
  const figures = useFigures();
  const query = useQuery({ ...answerOf(getAverageSessions, { period }), placeholderData: keepPreviousData });
  return (
    <Card
      title={t('sessions.title')}
      actions={<PeriodChoice label={t('sessions.period')} period={period} onPeriod={onPeriod} />}
      query={query}
      sheet={({ series: [values], dates }) =>
        seriesSheet(t('demo:parts.card.date'), dates, [
          { name: t('sessions.chart'), data: values?.data ?? [] },
        ])
      }
      height={316}
      span="7-12"
    >
      {({ sessions, growth, goal, users, retention, duration, series, ...timeline }) => (
        <>
          <Figure value={figures.count(sessions)} growth={growth} detail={t('sessions.aDay')} />
          <Foot>
            <BarChart
              label={t('sessions.chart')}
              labels={figures.dates({ series, ...timeline })}
              series={series.map((one) => ({ ...one, name: t('sessions.chart') }))}
              format={figures.count}
              formatTick={figures.short}
              height={208}
            />
          </Foot>
          <Stack as="dl" lineGap={8} gap={16} className={classes.facts}>
            <Fact name={t('sessions.goal')} value={figures.count(goal)} detail={t('sessions.aMonth')} />
            <Fact name={t('sessions.users')} value={figures.count(users)} />
            <Fact
              name={t('sessions.retention')}
              value={figures.percent(retention)}
              detail={t('sessions.comeBack')}
            />
            <Fact
              name={t('sessions.duration')}
              value={figures.count(duration)}
              detail={t('sessions.minutes')}
            />
          </Stack>
        </>
      )}
    </Card>
  );
}

const Fact = ({ name, value, detail }: { name: string; value: string; detail?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <bdi>{value}</bdi> {detail && <small>{detail}</small>}
    </dd>
  </div>
);
