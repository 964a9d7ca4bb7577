import type { ChartConfiguration } from 'chart.js';
import { axes, ChartJs } from '../../../charts/chart-js.tsx';
import { kisumu, months } from '../../../charts/figures.ts';
import type { ChartLook } from '../../../charts/look.ts';

const draw = (look: ChartLook): ChartConfiguration => ({
  type: 'line',
  data: {
    labels: months,
    datasets: [
      {
        label: 'Kisumu',
        data: kisumu,
        stepped: true,
        borderColor: look.colour(3),
        backgroundColor: look.colour(3),
      },
    ],
  },
  options: { scales: axes(look) },
});
const table = {
  label: 'Takings of Kisumu in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Kisumu: kisumu },
};

export default function StepsExample() {
  return <ChartJs draw={draw} table={table} />;
}
