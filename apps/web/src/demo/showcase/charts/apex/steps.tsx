import type { ApexOptions } from 'apexcharts';
import { Apex } from '../../../charts/apex.tsx';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import { kisumu, months } from '../../../charts/figures.ts';

const draw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'line' },
  colors: [theme.colour(3)],
  stroke: { width: 2, curve: 'stepline' },
  series: [{ name: 'Kisumu', data: theme.along(kisumu) }],
  xaxis: { categories: theme.along(months) },
});
const table = {
  label: 'Takings of Kisumu in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Kisumu: kisumu },
};

export default function StepsExample() {
  return <Apex draw={draw} table={table} />;
}
