export { PaymentHost } from './change/dialog-hosts.tsx';
export { useLiveTasks } from './change/use-live-tasks.ts';
export { ProjectCosts } from './costs/project-costs.tsx';
export { askForMyWork } from './my-work/use-my-work.ts';
export { appsForTasks } from './new-task/apps-for-tasks.ts';
export { fetchNewTask, NewTaskHost } from './new-task/new-task-host.tsx';
export { openNewTask } from './new-task/store.ts';
export {
  AcceptedLately,
  BusyPeople,
  HappeningsPanel,
  RewardsPanel,
  StateBand,
  TasksAcross,
} from './overview/lazy-parts.ts';
export { OverviewColumns } from './overview/overview-columns.tsx';
export { useProjectOverview, useUserOverview } from './overview/use-overview.ts';
export { useRecentPlaces } from './search/recent-places.ts';
export { usePaletteSearch } from './search/use-palette-search.tsx';
export { openedBy } from './task/drawer/neighbours.ts';
export { fetchTaskDrawer, TaskDrawerHost } from './task/drawer/task-drawer-host.tsx';
export { taskOptions } from './task/task-options.ts';
export type { ShownTasks } from './task-filter/filter.ts';
