import type { ApexOptions } from 'apexcharts';
import { Apex } from '../../../charts/apex.tsx';
import { costs, months } from '../../../charts/figures.ts';
import type { ChartLook } from '../../../charts/look.ts';

const draw = (look: ChartLook): ApexOptions => ({
  chart: { type: 'area' },
  colors: [look.colour(2)],
  stroke: { width: 2, curve: 'smooth' },
  series: [{ name: 'Costs', data: look.along(costs) }],
  xaxis: { categories: look.along(months) },
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
