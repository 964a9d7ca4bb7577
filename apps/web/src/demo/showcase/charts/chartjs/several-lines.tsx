import type { ChartConfiguration } from 'chart.js';
import { axes, ChartJs } from '../../../charts/chart-js.tsx';
import { kisumu, mombasa, months, nairobi } from '../../../charts/figures.ts';
import type { ChartLook } from '../../../charts/look.ts';

const branches = { Nairobi: nairobi, Mombasa: mombasa, Kisumu: kisumu };

const draw = (look: ChartLook): ChartConfiguration => ({
  type: 'line',
  data: {
    labels: months,
    datasets: Object.entries(branches).map(([label, data], at) => ({
      label,
      data,
      borderColor: look.colour(at),
      backgroundColor: look.colour(at),
      tension: 0.35,
      pointRadius: 0,
    })),
  },
  options: { scales: axes(look), interaction: { mode: 'index', intersect: false } },
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
