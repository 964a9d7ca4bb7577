import type { ReactElement } from 'react';
import { ResponsiveContainer } from 'recharts';
import { ChartTable } from '../../../charts/chart-table.tsx';
import classes from '../../../charts/charts.module.css';
import type { Figures } from '../../../charts/figures.ts';

interface RechartsProps {
  figures: Figures;
  /** A chart of Recharts, which takes all the room. */
  children: ReactElement;
}

/** A chart of Recharts, with its figures below it. */
export const Recharts = ({ figures, children }: RechartsProps) => (
  <>
    <div className={classes.recharts}>
      <ResponsiveContainer>{children}</ResponsiveContainer>
    </div>
    <ChartTable {...figures} />
  </>
);
