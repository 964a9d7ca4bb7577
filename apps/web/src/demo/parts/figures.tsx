import type { ReactNode } from 'react';
import classes from './figures.module.css';

/** A row of `DataCard`s above what they sum up. */
export function Figures({ children }: { children: ReactNode }) {
  return <div className={classes.figures}>{children}</div>;
}
