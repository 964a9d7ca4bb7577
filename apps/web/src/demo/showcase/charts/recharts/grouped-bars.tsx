import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartTable } from '../../../charts/chart-table.tsx';
import { useChartTheme } from '../../../charts/chart-theme.ts';
import classes from '../../../charts/charts.module.css';
import { kisumu, mombasa, months, nairobi } from '../../../charts/figures.ts';

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
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <BarChart data={year} title={table.label}>
            <CartesianGrid stroke={theme.line} vertical={false} />
            <XAxis dataKey="month" reversed={theme.isRtl} stroke={theme.muted} />
            <YAxis orientation={theme.isRtl ? 'right' : 'left'} stroke={theme.muted} width={44} />
            <Tooltip cursor={{ fill: theme.line, opacity: 0.4 }} />
            <Legend />
            {Object.keys(branches).map((name, at) => (
              <Bar key={name} dataKey={name} fill={theme.colour(at)} />
            ))}
          </BarChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...table} />
    </>
  );
}
