import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { ChartTable } from '../../../charts/chart-table.tsx';
import classes from '../../../charts/charts.module.css';
import { costs, months, nairobi } from '../../../charts/figures.ts';
import { useChartLook } from '../../../charts/look.ts';

const year = months.map((month, at) => ({ month, Nairobi: nairobi[at], Costs: costs[at] }));

const table = {
  label: 'Takings and costs in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Nairobi: nairobi, Costs: costs },
};

export default function MixedExample() {
  const look = useChartLook();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <ComposedChart data={year} title={table.label}>
            <CartesianGrid stroke={look.line} vertical={false} />
            <XAxis dataKey="month" reversed={look.isRtl} stroke={look.muted} />
            <YAxis orientation={look.isRtl ? 'right' : 'left'} stroke={look.muted} width={44} />
            <Tooltip cursor={{ fill: look.line, opacity: 0.4 }} />
            <Legend />
            <Bar dataKey="Nairobi" fill={look.colour(0)} radius={[4, 4, 0, 0]} />
            <Line dataKey="Costs" stroke={look.colour(2)} strokeWidth={2} />
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...table} />
    </>
  );
}
