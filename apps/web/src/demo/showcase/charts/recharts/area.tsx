import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartTable } from '../../../charts/chart-table.tsx';
import { useChartTheme } from '../../../charts/chart-theme.ts';
import classes from '../../../charts/charts.module.css';
import { costs, months } from '../../../charts/figures.ts';

const year = months.map((month, at) => ({ month, Costs: costs[at] }));

const table = {
  label: 'Costs in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Costs: costs },
};

export default function AreaExample() {
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <AreaChart data={year} title={table.label}>
            <CartesianGrid stroke={theme.line} vertical={false} />
            <XAxis dataKey="month" reversed={theme.isRtl} stroke={theme.muted} />
            <YAxis orientation={theme.isRtl ? 'right' : 'left'} stroke={theme.muted} width={44} />
            <Tooltip cursor={{ fill: theme.line, opacity: 0.4 }} />
            <Area type="monotone" dataKey="Costs" stroke={theme.colour(2)} fill={theme.tint(2)} />
          </AreaChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...table} />
    </>
  );
}
