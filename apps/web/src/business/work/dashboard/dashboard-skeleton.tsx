import { Skeleton } from '@mantine/core';
import classes from './dashboard.module.css';

/** The dashboard's shape while it loads. */
export function DashboardSkeleton() {
  return (
    <div aria-busy="true">
      <div className={classes.counts}>
        {['overdue', 'week', 'progress', 'review'].map((name) => (
          <Skeleton key={name} height={92} radius="md" />
        ))}
      </div>
      <div className={classes.columns}>
        <Skeleton height={420} radius="md" />
        <Skeleton height={420} radius="md" />
      </div>
    </div>
  );
}
