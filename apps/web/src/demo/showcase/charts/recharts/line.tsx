import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartTable } from '../../../charts/chart-table.tsx';
import { useChartTheme } from '../../../charts/chart-theme.ts';
import classes from '../../../charts/charts.module.css';
import { months, nairobi } from '../../../charts/figures.ts';

const year = months.map((month, at) => ({ month, Nairobi: nairobi[at] }));

const table = {
  label: 'Takings in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Nairobi: nairobi },
};

export default function LineExample() {
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <LineChart data={year} title={table.label}>
            <CartesianGrid stroke={theme.line} vertical={false} />
            <XAxis dataKey="month" reversed={theme.isRtl} stroke={theme.muted} />
            <YAxis orientation={theme.isRtl ? 'right' : 'left'} stroke={theme.muted} width={44} />
            <Tooltip cursor={{ fill: theme.line, opacity: 0.4 }} />
            <Line dataKey="Nairobi" stroke={theme.colour(0)} strokeWidth={2} dot={false} />
          </LineChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...table} />
    </>
  );
}
