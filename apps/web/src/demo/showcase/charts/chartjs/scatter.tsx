import type { ChartConfiguration } from 'chart.js';
import { axes, ChartJs } from '../../../charts/chart-js.tsx';
import { deliveries } from '../../../charts/figures.ts';
import type { ChartLook } from '../../../charts/look.ts';

const draw = (look: ChartLook): ChartConfiguration => ({
  type: 'scatter',
  data: {
    datasets: [
      { label: 'Deliveries', data: deliveries.map(([x, y]) => ({ x, y })), backgroundColor: look.colour(3) },
    ],
  },
  options: { scales: axes(look) },
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
