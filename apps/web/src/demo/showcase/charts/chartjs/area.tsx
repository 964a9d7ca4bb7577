import type { ChartConfiguration } from 'chart.js';
import { axes, ChartJs } from '../../../charts/chart-js.tsx';
import { costs, months } from '../../../charts/figures.ts';
import type { ChartLook } from '../../../charts/look.ts';

const draw = (look: ChartLook): ChartConfiguration => ({
  type: 'line',
  data: {
    labels: months,
    datasets: [
      {
        label: 'Costs',
        data: costs,
        fill: true,
        borderColor: look.colour(2),
        backgroundColor: look.tint(2),
        tension: 0.35,
      },
    ],
  },
  options: { scales: axes(look) },
});
const table = {
  label: 'Costs in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Costs: costs },
};

export default function AreaExample() {
  return <ChartJs draw={draw} table={table} />;
}
