import type { ChartConfiguration } from 'chart.js';
import { axes, ChartJs } from '../../../charts/chart-js.tsx';
import { months, nairobi } from '../../../charts/figures.ts';
import type { ChartLook } from '../../../charts/look.ts';

const draw = (look: ChartLook): ChartConfiguration => ({
  type: 'bar',
  data: {
    labels: months,
    datasets: [{ label: 'Nairobi', data: nairobi, backgroundColor: look.colour(0), borderRadius: 4 }],
  },
  options: { scales: axes(look) },
});
const table = {
  label: 'Takings in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Nairobi: nairobi },
};

export default function BarsExample() {
  return <ChartJs draw={draw} table={table} />;
}
