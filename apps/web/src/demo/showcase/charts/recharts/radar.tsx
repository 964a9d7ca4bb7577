import { Legend, PolarAngleAxis, PolarGrid, Radar, RadarChart, ResponsiveContainer, Tooltip } from 'recharts';
import { ChartTable } from '../../../charts/chart-table.tsx';
import classes from '../../../charts/charts.module.css';
import { lorries, riders, skills } from '../../../charts/figures.ts';
import { useChartLook } from '../../../charts/look.ts';

const points = skills.map((skill, at) => ({ skill, Riders: riders[at], Lorries: lorries[at] }));

const table = {
  label: 'Riders and lorries in points',
  of: 'Quality',
  labels: skills,
  series: { Riders: riders, Lorries: lorries },
};

export default function RadarExample() {
  const look = useChartLook();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <RadarChart data={points} title={table.label}>
            <PolarGrid stroke={look.line} />
            <PolarAngleAxis dataKey="skill" />
            <Radar dataKey="Riders" stroke={look.colour(0)} fill={look.tint(0)} />
            <Radar dataKey="Lorries" stroke={look.colour(2)} fill={look.tint(2)} />
            <Tooltip />
            <Legend />
          </RadarChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...table} />
    </>
  );
}
