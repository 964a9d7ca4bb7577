import { getAverageSessions } from '@kazi/simulation/cards';
import { BarChart } from '@kazi/ui/charts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { useFigures } from '../parts/figures.ts';
import { Figure, Foot, PeriodChoice, type PeriodProps } from '../parts/parts.tsx';
import classes from './average-sessions.module.css';

/** How many come on a day, and how that stands to what is aimed at. */
export function AverageSessions({ period, onPeriod }: PeriodProps) {
  const figures = useFigures();
  const query = useQuery({ ...answerOf(getAverageSessions, { period }), placeholderData: keepPreviousData });
  return (
    <Card
      title="Average sessions"
      actions={<PeriodChoice of="average sessions" period={period} onPeriod={onPeriod} />}
      query={query}
      height={316}
      span="7-12"
    >
      {({ sessions, growth, goal, users, retention, duration, series, ...timeline }) => (
        <>
          <Figure value={figures.count(sessions)} growth={growth} detail="sessions a day" />
          <Foot>
            <BarChart
              label="Sessions a day"
              labels={figures.dates({ series, ...timeline })}
              series={series}
              format={figures.count}
              formatTick={figures.short}
              height={208}
            />
          </Foot>
          <dl className={classes.facts}>
            <Fact name="Goal" value={figures.count(goal)} detail="a month" />
            <Fact name="Users" value={figures.count(users)} />
            <Fact name="Retention" value={figures.percent(retention)} detail="come back" />
            <Fact name="Duration" value={figures.count(duration)} detail="minutes" />
          </dl>
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
