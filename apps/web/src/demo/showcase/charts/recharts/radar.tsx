import { Legend, PolarAngleAxis, PolarGrid, Radar, RadarChart, ResponsiveContainer, Tooltip } from 'recharts';
import { ChartTable } from '../../../charts/chart-table.tsx';
import { useChartTheme } from '../../../charts/chart-theme.ts';
import classes from '../../../charts/charts.module.css';
import { lorries, riders, skills } from '../../../charts/figures.ts';

const points = skills.map((skill, at) => ({ skill, Riders: riders[at], Lorries: lorries[at] }));

const table = {
  label: 'Riders and lorries in points',
  of: 'Quality',
  labels: skills,
  series: { Riders: riders, Lorries: lorries },
};

export default function RadarExample() {
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <RadarChart data={points} title={table.label}>
            <PolarGrid stroke={theme.line} />
            <PolarAngleAxis dataKey="skill" />
            <Radar dataKey="Riders" stroke={theme.colour(0)} fill={theme.tint(0)} />
            <Radar dataKey="Lorries" stroke={theme.colour(2)} fill={theme.tint(2)} />
            <Tooltip />
            <Legend />
          </RadarChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...table} />
    </>
  );
}
