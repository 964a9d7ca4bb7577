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
import { useChartTheme } from '../../../charts/chart-theme.ts';
import classes from '../../../charts/charts.module.css';
import { costs, months, nairobi } from '../../../charts/figures.ts';

const year = months.map((month, at) => ({ month, Nairobi: nairobi[at], Costs: costs[at] }));

const table = {
  label: 'Takings and costs in thousands of shillings',
  of: 'Month',
  labels: months,
  series: { Nairobi: nairobi, Costs: costs },
};

export default function MixedExample() {
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <ComposedChart data={year} title={table.label}>
            <CartesianGrid stroke={theme.line} vertical={false} />
            <XAxis dataKey="month" reversed={theme.isRtl} stroke={theme.muted} />
            <YAxis orientation={theme.isRtl ? 'right' : 'left'} stroke={theme.muted} width={44} />
            <Tooltip cursor={{ fill: theme.line, opacity: 0.4 }} />
            <Legend />
            <Bar dataKey="Nairobi" fill={theme.colour(0)} radius={[4, 4, 0, 0]} />
            <Line dataKey="Costs" stroke={theme.colour(2)} strokeWidth={2} />
          </ComposedChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...table} />
    </>
  );
}
