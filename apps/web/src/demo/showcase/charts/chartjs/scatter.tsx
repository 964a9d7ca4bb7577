import type { ChartConfiguration } from 'chart.js';
import { axes, ChartJs } from '../../../charts/chart-js.tsx';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import { deliveries } from '../../../charts/figures.ts';

const draw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'scatter',
  data: {
    datasets: [
      { label: 'Deliveries', data: deliveries.map(([x, y]) => ({ x, y })), backgroundColor: theme.colour(3) },
    ],
  },
  options: { scales: axes(theme) },
});
const table = {
  label: 'Shillings of deliveries by kilometres',
  of: 'Kilometres',
  labels: deliveries.map(([distance]) => distance),
  series: { Shillings: deliveries.map(([, price]) => price) },
};

export default function ScatterExample() {
  return <ChartJs draw={draw} table={table} />;
}
