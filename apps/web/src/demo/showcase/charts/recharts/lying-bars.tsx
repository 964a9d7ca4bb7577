import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
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

export default function LyingBarsExample() {
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <BarChart data={parts} layout="vertical" title={table.label}>
            <XAxis type="number" reversed={theme.isRtl} stroke={theme.muted} />
            <YAxis
              type="category"
              dataKey="name"
              width={64}
              orientation={theme.isRtl ? 'right' : 'left'}
              stroke={theme.muted}
            />
            <Tooltip cursor={{ fill: theme.line, opacity: 0.4 }} />
            <Bar dataKey="value" name="Payments" fill={theme.colour(1)} radius={4} />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...table} />
    </>
  );
}
