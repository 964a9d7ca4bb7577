import type { ChartConfiguration } from 'chart.js';
import { ChartJs } from '../../../charts/chart-js.tsx';
import { lorries, riders, skills } from '../../../charts/figures.ts';
import type { ChartLook } from '../../../charts/look.ts';

const draw = (look: ChartLook): ChartConfiguration => ({
  type: 'radar',
  data: {
    labels: skills,
    datasets: [
      { label: 'Riders', data: riders, borderColor: look.colour(0), backgroundColor: look.tint(0) },
      { label: 'Lorries', data: lorries, borderColor: look.colour(2), backgroundColor: look.tint(2) },
    ],
  },
  options: {
    scales: {
      r: {
        angleLines: { color: look.line },
        grid: { color: look.line },
        pointLabels: { color: look.text },
        ticks: { color: look.muted, backdropColor: 'transparent' },
      },
    },
  },
});
const table = {
  label: 'Riders and lorries in points',
  of: 'Quality',
  labels: skills,
  series: { Riders: riders, Lorries: lorries },
};

export default function RadarExample() {
  return <ChartJs draw={draw} table={table} />;
}
