import { getGoalOverview } from '@kazi/simulation/cards';
import { RadialGauge } from '@kazi/ui/charts';
import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { Cells } from '../parts/cells.tsx';
import { useFigures } from '../parts/figures.ts';
import round from '../parts/round.module.css';

/** How much of the quarter's goal is reached. */
export function GoalOverview() {
  const figures = useFigures();
  const query = useQuery(answerOf(getGoalOverview, {}));
  return (
    <Card title="Goal overview" description="Sales of this quarter" query={query} height={272} span="4-6">
      {({ completed, inProgress }) => {
        const goal = completed + inProgress;
        return (
          <>
            <div className={round.place}>
              <RadialGauge
                label="Goal of this quarter"
                value={completed}
                max={goal}
                size={184}
                format={figures.money}
              >
                <strong className={round.figure}>{figures.percent((completed / goal) * 100)}</strong>
                <span className={round.name}>completed</span>
              </RadialGauge>
            </div>
            <Cells
              cells={[
                { name: 'Completed', value: figures.shortMoney(completed) },
                { name: 'In progress', value: figures.shortMoney(inProgress) },
              ]}
            />
          </>
        );
      }}
    </Card>
  );
}
