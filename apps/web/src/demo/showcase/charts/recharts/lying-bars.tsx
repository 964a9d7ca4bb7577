import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartTable } from '../../../charts/chart-table.tsx';
import classes from '../../../charts/charts.module.css';
import { shares, ways } from '../../../charts/figures.ts';
import { useChartLook } from '../../../charts/look.ts';

const parts = ways.map((name, at) => ({ name, value: shares[at] ?? 0 }));

const table = {
  label: 'Payments in per cent',
  of: 'Way',
  labels: ways,
  series: { Payments: shares },
};

export default function LyingBarsExample() {
  const look = useChartLook();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <BarChart data={parts} layout="vertical" title={table.label}>
            <XAxis type="number" reversed={look.isRtl} stroke={look.muted} />
            <YAxis
              type="category"
              dataKey="name"
              width={64}
              orientation={look.isRtl ? 'right' : 'left'}
              stroke={look.muted}
            />
            <Tooltip cursor={{ fill: look.line, opacity: 0.4 }} />
            <Bar dataKey="value" name="Payments" fill={look.colour(1)} radius={4} />
          </BarChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...table} />
    </>
  );
}
