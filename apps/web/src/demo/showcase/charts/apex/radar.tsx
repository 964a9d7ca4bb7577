import type { ApexOptions } from 'apexcharts';
import { Apex } from '../../../charts/apex.tsx';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import { lorries, riders, skills } from '../../../charts/figures.ts';

const draw = (theme: ChartTheme): ApexOptions => ({
  chart: { type: 'radar' },
  series: [
    { name: 'Riders', data: riders },
    { name: 'Lorries', data: lorries },
  ],
  xaxis: { categories: skills },
  yaxis: { show: false },
  plotOptions: { radar: { polygons: { strokeColors: theme.line, connectorColors: theme.line } } },
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
