import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartTable } from '../../../charts/chart-table.tsx';
import classes from '../../../charts/charts.module.css';
import { kisumu, mombasa, months, nairobi } from '../../../charts/figures.ts';
import { useChartLook } from '../../../charts/look.ts';

const year = months.map((month, at) => ({
  month,
  Nairobi: nairobi[at],
  Mombasa: mombasa[at],
  Kisumu: kisumu[at],
}));
const branches = { Nairobi: nairobi, Mombasa: mombasa, Kisumu: kisumu };

const table = {
  label: 'Takings of three branches in thousands of shillings',
  of: 'Month',
  labels: months,
  series: branches,
};

export default function GroupedBarsExample() {
  const look = useChartLook();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <BarChart data={year} title={table.label}>
            <CartesianGrid stroke={look.line} vertical={false} />
            <XAxis dataKey="month" reversed={look.isRtl} stroke={look.muted} />
            <YAxis orientation={look.isRtl ? 'right' : 'left'} stroke={look.muted} width={44} />
            <Tooltip cursor={{ fill: look.line, opacity: 0.4 }} />
            <Legend />
            {Object.keys(branches).map((name, at) => (
              <Bar key={name} dataKey={name} fill={look.colour(at)} />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...table} />
    </>
  );
}
