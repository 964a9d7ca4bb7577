import type { ChartConfiguration } from 'chart.js';
import { axes, ChartJs } from '../../../charts/chart-js.tsx';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import { kisumu, months } from '../../../charts/figures.ts';

const draw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'line',
  data: {
    labels: months,
    datasets: [
      {
        label: 'Kisumu',
        data: kisumu,
        stepped: true,
        borderColor: theme.colour(3),
        backgroundColor: theme.colour(3),
      },
    ],
  },
  options: { scales: axes(theme) },
});
const table = {
  label: 'Takings of Kisumu in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Kisumu: kisumu },
};

export default function StepsExample() {
  return <ChartJs draw={draw} table={table} />;
}
