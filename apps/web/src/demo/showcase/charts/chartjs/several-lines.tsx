import type { ChartConfiguration } from 'chart.js';
import { axes, ChartJs } from '../../../charts/chart-js.tsx';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import { kisumu, mombasa, months, nairobi } from '../../../charts/figures.ts';

const branches = { Nairobi: nairobi, Mombasa: mombasa, Kisumu: kisumu };

const draw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'line',
  data: {
    labels: months,
    datasets: Object.entries(branches).map(([label, data], at) => ({
      label,
      data,
      borderColor: theme.colour(at),
      backgroundColor: theme.colour(at),
      tension: 0.35,
      pointRadius: 0,
    })),
  },
  options: { scales: axes(theme), interaction: { mode: 'index', intersect: false } },
});
const table = {
  label: 'Takings of three branches in thousands of shillings',
  of: 'Month',
  labels: months,
  series: branches,
};

export default function SeveralLinesExample() {
  return <ChartJs draw={draw} table={table} />;
}
