import type { ReactNode } from 'react';
import classes from './with-summary.module.css';

interface WithSummaryProps {
  /** At the side, or below where there is no room for it. */
  summary: ReactNode;
  children: ReactNode;
}

/** A step of the checkout, with what it will cost beside it. */
export const WithSummary = ({ summary, children }: WithSummaryProps) => (
  <div className={classes.columns}>
    <div className={classes.step}>{children}</div>
    <div className={classes.summary}>{summary}</div>
  </div>
);
