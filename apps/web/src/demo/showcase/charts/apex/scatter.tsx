import type { ApexOptions } from 'apexcharts';
import { Apex } from '../../../charts/apex.tsx';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import { deliveries } from '../../../charts/figures.ts';

const draw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'scatter' },
  colors: [theme.colour(3)],
  series: [{ name: 'Deliveries', data: deliveries.map(([x, y]) => [x, y]) }],
  xaxis: { type: 'numeric', tickAmount: 5 },
});
const table = {
  label: 'Shillings of deliveries by kilometres',
  of: 'Kilometres',
  labels: deliveries.map(([distance]) => distance),
  series: { Shillings: deliveries.map(([, price]) => price) },
};

export default function ScatterExample() {
  return <Apex draw={draw} table={table} />;
}
