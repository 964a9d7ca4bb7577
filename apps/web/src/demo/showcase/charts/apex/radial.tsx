import type { ApexOptions } from 'apexcharts';
import { Apex } from '../../../charts/apex.tsx';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import { shares, ways } from '../../../charts/figures.ts';

const draw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'radialBar' },
  labels: ways,
  series: shares,
  plotOptions: {
    radialBar: { track: { background: theme.line }, dataLabels: { value: { color: theme.text } } },
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
