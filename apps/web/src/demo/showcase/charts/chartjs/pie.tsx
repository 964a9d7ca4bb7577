import type { ChartConfiguration } from 'chart.js';
import { ChartJs } from '../../../charts/chart-js.tsx';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import { shares, ways } from '../../../charts/figures.ts';

const draw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'pie',
  data: {
    labels: ways,
    datasets: [
      { label: 'Payments', data: shares, backgroundColor: theme.colours, borderColor: theme.surface },
    ],
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
