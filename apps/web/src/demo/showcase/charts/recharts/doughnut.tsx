import { Legend, Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts';
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

export default function DoughnutExample() {
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <PieChart title={table.label}>
            <Pie
              data={parts.map((part, at) => ({ ...part, fill: theme.colour(at) }))}
              dataKey="value"
              innerRadius="55%"
              stroke={theme.surface}
            />
            <Tooltip />
            <Legend />
          </PieChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...table} />
    </>
  );
}
