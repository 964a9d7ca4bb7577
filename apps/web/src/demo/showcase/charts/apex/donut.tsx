import type { ApexOptions } from 'apexcharts';
import { Apex } from '../../../charts/apex.tsx';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import { shares, ways } from '../../../charts/figures.ts';

const draw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'donut' },
  labels: ways,
  series: shares,
  stroke: { colors: [theme.surface] },
});
const table = {
  label: 'Payments in per cent',
  of: 'Way',
  labels: ways,
  series: { Payments: shares },
};

export default function DonutExample() {
  return <Apex draw={draw} table={table} />;
}
