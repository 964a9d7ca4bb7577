import type { ChartConfiguration } from 'chart.js';
import { axes, ChartJs } from '../../../charts/chart-js.tsx';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import { months, nairobi } from '../../../charts/figures.ts';

const draw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'line',
  data: {
    labels: months,
    datasets: [
      { label: 'Nairobi', data: nairobi, borderColor: theme.colour(0), backgroundColor: theme.colour(0) },
    ],
  },
  options: { scales: axes(theme) },
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
