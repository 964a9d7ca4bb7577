import type { ApexOptions } from 'apexcharts';
import { Apex } from '../../../charts/apex.tsx';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import { shares, ways } from '../../../charts/figures.ts';

const draw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'bar' },
  plotOptions: { bar: { horizontal: true, borderRadius: 4 } },
  yaxis: { opposite: theme.isRtl, reversed: theme.isRtl },
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
