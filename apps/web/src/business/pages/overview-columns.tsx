import type { ReactNode } from 'react';
import classes from './pages.module.css';

/** What is being done beside whom and what it concerns: two columns that end together, one on a phone. */
export const OverviewColumns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <div className={classes.columns}>
    <div className={classes.column}>{main}</div>
    <div className={classes.column}>{side}</div>
  </div>
);
