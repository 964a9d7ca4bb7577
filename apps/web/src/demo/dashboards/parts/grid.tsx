import type { ReactNode } from 'react';
import classes from './grid.module.css';

/** Cards in twelve columns, in two or four where there is less room, one below the other on a phone. */
export const Grid = ({ children }: { children: ReactNode }) => (
  <div className={classes.frame}>
    <div className={classes.grid}>{children}</div>
  </div>
);
