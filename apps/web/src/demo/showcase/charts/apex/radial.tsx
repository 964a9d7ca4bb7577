import type { ApexOptions } from 'apexcharts';
import { Apex } from '../../../charts/apex.tsx';
import { shares, ways } from '../../../charts/figures.ts';
import type { ChartLook } from '../../../charts/look.ts';

const draw = (look: ChartLook): ApexOptions => ({
  chart: { type: 'radialBar' },
  labels: ways,
  series: shares,
  plotOptions: {
    radialBar: { track: { background: look.line }, dataLabels: { value: { color: look.text } } },
  },
});
const table = {
  label: 'Payments in per cent',
  of: 'Way',
  labels: ways,
  series: { Payments: shares },
};

export default function RadialExample() {
  return <Apex draw={draw} table={table} />;
}
