import type { ApexOptions } from 'apexcharts';
import { Apex } from '../../../charts/apex.tsx';
import { months, nairobi } from '../../../charts/figures.ts';
import type { ChartLook } from '../../../charts/look.ts';

const draw = (look: ChartLook): ApexOptions => ({
  chart: { type: 'bar' },
  plotOptions: { bar: { borderRadius: 4 } },
  series: [{ name: 'Nairobi', data: look.along(nairobi) }],
  xaxis: { categories: look.along(months) },
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
