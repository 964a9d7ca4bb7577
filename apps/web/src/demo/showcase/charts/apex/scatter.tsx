import type { ApexOptions } from 'apexcharts';
import { Apex } from '../../../charts/apex.tsx';
import { deliveries } from '../../../charts/figures.ts';
import type { ChartLook } from '../../../charts/look.ts';

const draw = (look: ChartLook): ApexOptions => ({
  chart: { type: 'scatter' },
  colors: [look.colour(3)],
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
