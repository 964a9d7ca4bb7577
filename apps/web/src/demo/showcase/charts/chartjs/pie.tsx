import type { ChartConfiguration } from 'chart.js';
import { ChartJs } from '../../../charts/chart-js.tsx';
import { shares, ways } from '../../../charts/figures.ts';
import type { ChartLook } from '../../../charts/look.ts';

const draw = (look: ChartLook): ChartConfiguration => ({
  type: 'pie',
  data: {
    labels: ways,
    datasets: [{ label: 'Payments', data: shares, backgroundColor: look.colours, borderColor: look.surface }],
  },
});
const table = {
  label: 'Payments in per cent',
  of: 'Way',
  labels: ways,
  series: { Payments: shares },
};

export default function PieExample() {
  return <ChartJs draw={draw} table={table} />;
}
