import type { ApexOptions } from 'apexcharts';
import { Apex } from '../../../charts/apex.tsx';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import { costs, months } from '../../../charts/figures.ts';

const draw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'area' },
  colors: [theme.colour(2)],
  stroke: { width: 2, curve: 'smooth' },
  series: [{ name: 'Costs', data: theme.along(costs) }],
  xaxis: { categories: theme.along(months) },
});
const table = {
  label: 'Costs in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Costs: costs },
};

export default function AreaExample() {
  return <Apex draw={draw} table={table} />;
}
