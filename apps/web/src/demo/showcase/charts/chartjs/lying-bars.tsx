import type { ChartConfiguration } from 'chart.js';
import { axes, ChartJs } from '../../../charts/chart-js.tsx';
import { shares, ways } from '../../../charts/figures.ts';
import type { ChartLook } from '../../../charts/look.ts';

const draw = (look: ChartLook): ChartConfiguration => ({
  type: 'bar',
  data: {
    labels: ways,
    datasets: [{ label: 'Payments', data: shares, backgroundColor: look.colour(1), borderRadius: 4 }],
  },
  options: { indexAxis: 'y', scales: axes(look) },
});
const table = {
  label: 'Payments in per cent',
  of: 'Way',
  labels: ways,
  series: { Payments: shares },
};

export default function LyingBarsExample() {
  return <ChartJs draw={draw} table={table} />;
}
