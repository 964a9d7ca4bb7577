import { getSupportTracker } from '@kazi/simulation/cards';
import { RadialGauge } from '@kazi/ui/charts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { Cells } from '../parts/cells.tsx';
import { useFigures } from '../parts/figures.ts';
import { Figure, PeriodChoice, type PeriodProps } from '../parts/parts.tsx';
import round from '../parts/round.module.css';

/** What customers asked, and how much of it is answered. */
export function SupportTracker({ period, onPeriod }: PeriodProps) {
  const figures = useFigures();
  const query = useQuery({ ...answerOf(getSupportTracker, { period }), placeholderData: keepPreviousData });
  return (
    <Card
      title="Support tracker"
      actions={<PeriodChoice of="the support tracker" period={period} onPeriod={onPeriod} />}
      query={query}
      height={316}
      span="5-12"
    >
      {({ totalTicket, newTicket, openTicket, responseTime }) => {
        const answered = totalTicket - openTicket;
        return (
          <>
            <Figure value={figures.count(totalTicket)} detail="tickets" />
            <div className={round.place}>
              <RadialGauge
                label="Answered tickets"
                value={answered}
                max={totalTicket}
                size={196}
                format={figures.count}
                colour={2}
              >
                <strong className={round.figure}>{figures.percent((answered / totalTicket) * 100)}</strong>
                <span className={round.name}>answered</span>
              </RadialGauge>
            </div>
            <Cells
              cells={[
                { name: 'New', value: figures.count(newTicket) },
                { name: 'Open', value: figures.count(openTicket) },
                { name: 'Response time', value: `${figures.count(responseTime)} h` },
              ]}
            />
          </>
        );
      }}
    </Card>
  );
}
