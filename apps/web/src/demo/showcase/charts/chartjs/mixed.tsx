import type { ChartConfiguration } from 'chart.js';
import { axes, ChartJs } from '../../../charts/chart-js.tsx';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import { costs, months, nairobi } from '../../../charts/figures.ts';

const draw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'bar',
  data: {
    labels: months,
    datasets: [
      {
        type: 'line' as const,
        label: 'Costs',
        data: costs,
        borderColor: theme.colour(2),
        backgroundColor: theme.colour(2),
      },
      {
        type: 'bar' as const,
        label: 'Nairobi',
        data: nairobi,
        backgroundColor: theme.colour(0),
        borderRadius: 4,
      },
    ],
  },
  options: { scales: axes(theme) },
});
const table = {
  label: 'Takings and costs in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Nairobi: nairobi, Costs: costs },
};

export default function MixedExample() {
  return <ChartJs draw={draw} table={table} />;
}
