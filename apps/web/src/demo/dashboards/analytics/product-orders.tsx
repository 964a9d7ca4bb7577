import { getProductOrders } from '@kazi/simulation/cards';
import { RadialGauge } from '@kazi/ui/charts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { answerOf } from '../../calls/use-answer.ts';
import { Card } from '../parts/card.tsx';
import { Cells } from '../parts/cells.tsx';
import { useFigures } from '../parts/figures.ts';
import { PeriodChoice, type PeriodProps } from '../parts/parts.tsx';
import round from '../parts/round.module.css';

/** What became of the orders. */
export function ProductOrders({ period, onPeriod }: PeriodProps) {
  const figures = useFigures();
  const query = useQuery({ ...answerOf(getProductOrders, { period }), placeholderData: keepPreviousData });
  return (
    <Card
      title="Product orders"
      actions={<PeriodChoice of="product orders" period={period} onPeriod={onPeriod} />}
      query={query}
      height={272}
      span="4-6"
    >
      {({ finished, pending, rejected }) => {
        const all = finished + pending + rejected;
        return (
          <>
            <div className={round.place}>
              <RadialGauge
                label="Finished orders"
                value={finished}
                max={all}
                size={196}
                format={figures.count}
              >
                <strong className={round.figure}>{figures.count(all)}</strong>
                <span className={round.name}>{figures.percent((finished / all) * 100)} finished</span>
              </RadialGauge>
            </div>
            <Cells
              cells={[
                { name: 'Finished', value: figures.count(finished) },
                { name: 'Pending', value: figures.count(pending) },
                { name: 'Rejected', value: figures.count(rejected) },
              ]}
            />
          </>
        );
      }}
    </Card>
  );
}
