import type { ChartConfiguration } from 'chart.js';
import { axes, ChartJs } from '../../../charts/chart-js.tsx';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import { kisumu, mombasa, months, nairobi } from '../../../charts/figures.ts';

const branches = { Nairobi: nairobi, Mombasa: mombasa, Kisumu: kisumu };

const draw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'bar',
  data: {
    labels: months,
    datasets: Object.entries(branches).map(([label, data], at) => ({
      label,
      data,
      backgroundColor: theme.colour(at),
      borderRadius: 3,
    })),
  },
  options: { scales: axes(theme) },
});
const table = {
  label: 'Takings of three branches in thousands of shillings',
  of: 'Month',
  labels: months,
  series: branches,
};

export default function GroupedBarsExample() {
  return <ChartJs draw={draw} table={table} />;
}
