import { CartesianGrid, ResponsiveContainer, Scatter, ScatterChart, Tooltip, XAxis, YAxis } from 'recharts';
import { ChartTable } from '../../../charts/chart-table.tsx';
import classes from '../../../charts/charts.module.css';
import { deliveries } from '../../../charts/figures.ts';
import { useChartLook } from '../../../charts/look.ts';

const points = deliveries.map(([km, price]) => ({ km, price }));

const table = {
  label: 'Shillings of deliveries by kilometres',
  of: 'Kilometres',
  labels: deliveries.map(([km]) => km),
  series: { Shillings: deliveries.map(([, price]) => price) },
};

export default function ScatterExample() {
  const look = useChartLook();
  return (
    <>
      <div className={classes.recharts}>
        <ResponsiveContainer>
          <ScatterChart title={table.label}>
            <CartesianGrid stroke={look.line} />
            <XAxis type="number" dataKey="km" name="Kilometres" reversed={look.isRtl} stroke={look.muted} />
            <YAxis
              type="number"
              dataKey="price"
              name="Shillings"
              orientation={look.isRtl ? 'right' : 'left'}
              stroke={look.muted}
              width={44}
            />
            <Tooltip />
            <Scatter data={points} fill={look.colour(3)} />
          </ScatterChart>
        </ResponsiveContainer>
      </div>
      <ChartTable {...table} />
    </>
  );
}
