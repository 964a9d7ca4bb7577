import { Skeleton } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import classes from './overview-columns.module.css';

/** What is being done beside whom and what it concerns: two columns that end together, one on a phone. */
export const OverviewColumns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <div className={classes.columns}>
    <div className={classes.column}>
      <Suspense fallback={<Skeleton height={420} radius="md" />}>{main}</Suspense>
    </div>
    <div className={classes.column}>
      <Suspense fallback={<Skeleton height={420} radius="md" />}>{side}</Suspense>
    </div>
  </div>
);
