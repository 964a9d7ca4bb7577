import type { ChartConfiguration } from 'chart.js';
import { axes, ChartJs } from '../../../charts/chart-js.tsx';
import { costs, months, nairobi } from '../../../charts/figures.ts';
import type { ChartLook } from '../../../charts/look.ts';

const draw = (look: ChartLook): ChartConfiguration => ({
  type: 'bar',
  data: {
    labels: months,
    datasets: [
      {
        type: 'line' as const,
        label: 'Costs',
        data: costs,
        borderColor: look.colour(2),
        backgroundColor: look.colour(2),
      },
      {
        type: 'bar' as const,
        label: 'Nairobi',
        data: nairobi,
        backgroundColor: look.colour(0),
        borderRadius: 4,
      },
    ],
  },
  options: { scales: axes(look) },
});
const table = {
  label: 'Takings and costs in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Nairobi: nairobi, Costs: costs },
};

export default function MixedExample() {
  return <ChartJs draw={draw} table={table} />;
}
