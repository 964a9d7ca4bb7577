import type { ChartConfiguration } from 'chart.js';
import { axes, ChartJs } from '../../../charts/chart-js.tsx';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import { shares, ways } from '../../../charts/figures.ts';

const draw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'bar',
  data: {
    labels: ways,
    datasets: [{ label: 'Payments', data: shares, backgroundColor: theme.colour(1), borderRadius: 4 }],
  },
  options: { indexAxis: 'y', scales: axes(theme) },
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
