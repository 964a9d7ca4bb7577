import type { ApexOptions } from 'apexcharts';
import { Apex } from '../../../charts/apex.tsx';
import { lorries, riders, skills } from '../../../charts/figures.ts';
import type { ChartLook } from '../../../charts/look.ts';

const draw = (look: ChartLook): ApexOptions => ({
  chart: { type: 'radar' },
  series: [
    { name: 'Riders', data: riders },
    { name: 'Lorries', data: lorries },
  ],
  xaxis: { categories: skills },
  yaxis: { show: false },
  plotOptions: { radar: { polygons: { strokeColors: look.line, connectorColors: look.line } } },
});
const table = {
  label: 'Riders and lorries in points',
  of: 'Quality',
  labels: skills,
  series: { Riders: riders, Lorries: lorries },
};

export default function RadarExample() {
  return <Apex draw={draw} table={table} />;
}
