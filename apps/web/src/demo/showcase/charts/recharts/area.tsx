import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartTable } from '../../../charts/chart-table.tsx';
import classes from '../../../charts/charts.module.css';
import { costs, months } from '../../../charts/figures.ts';
import { useChartLook } from '../../../charts/look.ts';

const year = months.map((month, at) => ({ month, Costs: costs[at] }));

const table = {
  label: 'Costs in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Costs: costs },
};

export default function AreaExample() {
  const look = useChartLook();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <AreaChart data={year} title={table.label}>
            <CartesianGrid stroke={look.line} vertical={false} />
            <XAxis dataKey="month" reversed={look.isRtl} stroke={look.muted} />
            <YAxis orientation={look.isRtl ? 'right' : 'left'} stroke={look.muted} width={44} />
            <Tooltip cursor={{ fill: look.line, opacity: 0.4 }} />
            <Area type="monotone" dataKey="Costs" stroke={look.colour(2)} fill={look.tint(2)} />
          </AreaChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...table} />
    </>
  );
}
