import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartTable } from '../../../charts/chart-table.tsx';
import classes from '../../../charts/charts.module.css';
import { months, nairobi } from '../../../charts/figures.ts';
import { useChartLook } from '../../../charts/look.ts';

const year = months.map((month, at) => ({ month, Nairobi: nairobi[at] }));

const table = {
  label: 'Takings in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Nairobi: nairobi },
};

export default function LineExample() {
  const look = useChartLook();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <LineChart data={year} title={table.label}>
            <CartesianGrid stroke={look.line} vertical={false} />
            <XAxis dataKey="month" reversed={look.isRtl} stroke={look.muted} />
            <YAxis orientation={look.isRtl ? 'right' : 'left'} stroke={look.muted} width={44} />
            <Tooltip cursor={{ fill: look.line, opacity: 0.4 }} />
            <Line dataKey="Nairobi" stroke={look.colour(0)} strokeWidth={2} dot={false} />
          </LineChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...table} />
    </>
  );
}
