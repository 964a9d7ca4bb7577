import type { ApexOptions } from 'apexcharts';
import { Apex } from '../../../charts/apex.tsx';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import { kisumu, mombasa, months, nairobi } from '../../../charts/figures.ts';

const branches = { Nairobi: nairobi, Mombasa: mombasa, Kisumu: kisumu };

const draw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'bar', stacked: true },
  series: Object.entries(branches).map(([name, data]) => ({ name, data: theme.along(data) })),
  xaxis: { categories: theme.along(months) },
});
const table = {
  label: 'Takings of three branches in thousands of shillings',
  of: 'Month',
  labels: months,
  series: branches,
};

export default function StackedBarsExample() {
  return <Apex draw={draw} table={table} />;
}
