import type { ApexOptions } from 'apexcharts';
import { Apex } from '../../../charts/apex.tsx';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import { months, nairobi } from '../../../charts/figures.ts';

const draw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'bar' },
  plotOptions: { bar: { borderRadius: 4 } },
  series: [{ name: 'Nairobi', data: theme.along(nairobi) }],
  xaxis: { categories: theme.along(months) },
});
const table = {
  label: 'Takings in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Nairobi: nairobi },
};

export default function BarsExample() {
  return <Apex draw={draw} table={table} />;
}
