import type { ChartConfiguration } from 'chart.js';
import { ChartJs } from '../../../charts/chart-js.tsx';
import type { ChartTheme } from '../../../charts/chart-theme.ts';
import { lorries, riders, skills } from '../../../charts/figures.ts';

const draw = (theme: ChartTheme): ChartConfiguration => ({
  type: 'radar',
  data: {
    labels: skills,
    datasets: [
      { label: 'Riders', data: riders, borderColor: theme.colour(0), backgroundColor: theme.tint(0) },
      { label: 'Lorries', data: lorries, borderColor: theme.colour(2), backgroundColor: theme.tint(2) },
    ],
  },
  options: {
    scales: {
      r: {
        angleLines: { color: theme.line },
        grid: { color: theme.line },
        pointLabels: { color: theme.text },
        ticks: { color: theme.muted, backdropColor: 'transparent' },
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
