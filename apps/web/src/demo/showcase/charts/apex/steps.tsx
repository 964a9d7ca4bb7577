import type { ApexOptions } from 'apexcharts';
import { Apex } from '../../../charts/apex.tsx';
import { kisumu, months } from '../../../charts/figures.ts';
import type { ChartLook } from '../../../charts/look.ts';

const draw = (look: ChartLook): ApexOptions => ({
  chart: { type: 'line' },
  colors: [look.colour(3)],
  stroke: { width: 2, curve: 'stepline' },
  series: [{ name: 'Kisumu', data: look.along(kisumu) }],
  xaxis: { categories: look.along(months) },
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
