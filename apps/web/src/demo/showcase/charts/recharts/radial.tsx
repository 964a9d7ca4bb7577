import { Legend, PolarAngleAxis, RadialBar, RadialBarChart, ResponsiveContainer, Tooltip } from 'recharts';
import { ChartTable } from '../../../charts/chart-table.tsx';
import { useChartTheme } from '../../../charts/chart-theme.ts';
import classes from '../../../charts/charts.module.css';
import { shares, ways } from '../../../charts/figures.ts';

const parts = ways.map((name, at) => ({ name, value: shares[at] ?? 0 }));

const table = {
  label: 'Payments in per cent',
  of: 'Way',
  labels: ways,
  series: { Payments: shares },
};

export default function RadialExample() {
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <RadialBarChart
            data={parts.map((part, at) => ({ ...part, fill: theme.colour(at) }))}
            innerRadius="25%"
            title={table.label}
          >
            <PolarAngleAxis type="number" domain={[0, 100]} tick={false} />
            <RadialBar dataKey="value" background={{ fill: theme.line }} />
            <Tooltip />
            <Legend />
          </RadialBarChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...table} />
    </>
  );
}
