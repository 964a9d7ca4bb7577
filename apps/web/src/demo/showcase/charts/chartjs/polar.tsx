import type { ChartConfiguration } from 'chart.js';
import { ChartJs } from '../../../charts/chart-js.tsx';
import { shares, ways } from '../../../charts/figures.ts';
import type { ChartLook } from '../../../charts/look.ts';

const draw = (look: ChartLook): ChartConfiguration => ({
  type: 'polarArea',
  data: {
    labels: ways,
    datasets: [{ label: 'Payments', data: shares, backgroundColor: look.colours, borderColor: look.surface }],
  },
  options: {
    scales: { r: { grid: { color: look.line }, ticks: { color: look.muted, backdropColor: 'transparent' } } },
  },
});
const table = {
  label: 'Payments in per cent',
  of: 'Way',
  labels: ways,
  series: { Payments: shares },
};

export default function PolarExample() {
  return <ChartJs draw={draw} table={table} />;
}
