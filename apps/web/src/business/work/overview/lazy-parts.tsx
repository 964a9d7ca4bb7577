import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { api } from '../../../api/queries.ts';
import { today } from '../../../shell/days.ts';
import { onDemand } from '../../../shell/dialog/on-demand.ts';
import classes from './overview-columns.module.css';

/* Parts of the pages of projects and people, fetched with these: this area's index belongs to the frame of every page. */

export const AcceptedLately = onDemand(() =>
  import('./task-panels.tsx').then((module) => module.AcceptedLately),
);
export const BusyPeople = onDemand(() => import('./side-panels.tsx').then((module) => module.BusyPeople));
export const HappeningsPanel = onDemand(() =>
  import('./side-panels.tsx').then((module) => module.HappeningsPanel),
);
export const RewardsPanel = onDemand(() => import('./side-panels.tsx').then((module) => module.RewardsPanel));
export const StateBand = onDemand(() => import('./task-panels.tsx').then((module) => module.StateBand));
export const TasksAcross = onDemand(() => import('./task-panels.tsx').then((module) => module.TasksAcross));

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

/** How a project stands. */
export const useProjectOverview = (id: string) =>
  useQuery(api.work.overviews.ofProject.queryOptions({ input: { id, today: today() } }));

/** How the work of a person stands. */
export const useUserOverview = (id: string) =>
  useQuery(api.work.overviews.ofUser.queryOptions({ input: { id, today: today() } }));
