import type { ChartConfiguration } from 'chart.js';
import { axes, ChartJs } from '../../../charts/chart-js.tsx';
import { months, nairobi } from '../../../charts/figures.ts';
import type { ChartLook } from '../../../charts/look.ts';

const draw = (look: ChartLook): ChartConfiguration => ({
  type: 'line',
  data: {
    labels: months,
    datasets: [
      { label: 'Nairobi', data: nairobi, borderColor: look.colour(0), backgroundColor: look.colour(0) },
    ],
  },
  options: { scales: axes(look) },
});
const table = {
  label: 'Takings in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Nairobi: nairobi },
};

export default function LineExample() {
  return <ChartJs draw={draw} table={table} />;
}
