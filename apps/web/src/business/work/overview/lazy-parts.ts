import { onDemand } from '../../../shell/dialog/on-demand.ts';

/* Parts of the pages of projects and people, fetched with these: this area's index belongs to the frame of every page. */

export const AcceptedLately = onDemand(() =>
  import('./accepted-lately.tsx').then((module) => module.AcceptedLately),
);
export const BusyPeople = onDemand(() => import('./busy-people.tsx').then((module) => module.BusyPeople));
export const HappeningsPanel = onDemand(() =>
  import('./happenings-panel.tsx').then((module) => module.HappeningsPanel),
);
export const RewardsPanel = onDemand(() =>
  import('./rewards-panel.tsx').then((module) => module.RewardsPanel),
);
export const StateBand = onDemand(() => import('./state-band.tsx').then((module) => module.StateBand));
export const TasksAcross = onDemand(() => import('./tasks-across.tsx').then((module) => module.TasksAcross));
