import { CartesianGrid, ResponsiveContainer, Scatter, ScatterChart, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartTable } from '../../../charts/chart-table.tsx';
import { useChartTheme } from '../../../charts/chart-theme.ts';
import classes from '../../../charts/charts.module.css';
import { deliveries } from '../../../charts/figures.ts';

const points = deliveries.map(([km, price]) => ({ km, price }));

const table = {
  label: 'Shillings of deliveries by kilometres',
  of: 'Kilometres',
  labels: deliveries.map(([km]) => km),
  series: { Shillings: deliveries.map(([, price]) => price) },
};

export default function ScatterExample() {
  const theme = useChartTheme();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <ScatterChart title={table.label}>
            <CartesianGrid stroke={theme.line} />
            <XAxis type="number" dataKey="km" name="Kilometres" reversed={theme.isRtl} stroke={theme.muted} />
            <YAxis
              type="number"
              dataKey="price"
              name="Shillings"
              orientation={theme.isRtl ? 'right' : 'left'}
              stroke={theme.muted}
              width={44}
            />
            <Tooltip />
            <Scatter data={points} fill={theme.colour(3)} />
          </ScatterChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...table} />
    </>
  );
}
