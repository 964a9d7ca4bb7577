import type { ApexOptions } from 'apexcharts';
import { Apex } from '../../../charts/apex.tsx';
import { kisumu, mombasa, months, nairobi } from '../../../charts/figures.ts';
import type { ChartLook } from '../../../charts/look.ts';

const branches = { Nairobi: nairobi, Mombasa: mombasa, Kisumu: kisumu };

const draw = (look: ChartLook): ApexOptions => ({
  chart: { type: 'bar' },
  series: Object.entries(branches).map(([name, data]) => ({ name, data: look.along(data) })),
  xaxis: { categories: look.along(months) },
});
const table = {
  label: 'Takings of three branches in thousands of shillings',
  of: 'Month',
  labels: months,
  series: branches,
};

export default function GroupedBarsExample() {
  return <Apex draw={draw} table={table} />;
}
