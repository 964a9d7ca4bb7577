import type { ApexOptions } from 'apexcharts';
import { Apex } from '../../../charts/apex.tsx';
import { shares, ways } from '../../../charts/figures.ts';
import type { ChartLook } from '../../../charts/look.ts';

const draw = (look: ChartLook): ApexOptions => ({
  chart: { type: 'bar' },
  plotOptions: { bar: { horizontal: true, borderRadius: 4 } },
  yaxis: { opposite: look.isRtl, reversed: look.isRtl },
  series: [{ name: 'Payments', data: shares }],
  xaxis: { categories: ways },
});
const table = {
  label: 'Payments in per cent',
  of: 'Way',
  labels: ways,
  series: { Payments: shares },
};

export default function LyingBarsExample() {
  return <Apex draw={draw} table={table} />;
}
