import type { ChartConfiguration } from 'chart.js';
import { axes, ChartJs } from '../../../charts/chart-js.tsx';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import { costs, months } from '../../../charts/figures.ts';

const draw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'line',
  data: {
    labels: months,
    datasets: [
      {
        label: 'Costs',
        data: costs,
        fill: true,
        borderColor: theme.colour(2),
        backgroundColor: theme.tint(2),
        tension: 0.35,
      },
    ],
  },
  options: { scales: axes(theme) },
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
