import type { ApexOptions } from 'apexcharts';
import { Apex } from '../../../charts/apex.tsx';
import { shares, ways } from '../../../charts/figures.ts';
import type { ChartLook } from '../../../charts/look.ts';

const draw = (look: ChartLook): ApexOptions => ({
  chart: { type: 'donut' },
  labels: ways,
  series: shares,
  stroke: { colors: [look.surface] },
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
