export { PaymentHost } from './change/dialog-hosts.tsx';
export { useLiveTasks } from './change/use-live-tasks.ts';
export { ProjectCosts } from './costs/project-costs.tsx';
export { askForMyWork } from './my-work/use-my-work.ts';
export { fetchNewTask, NewTaskHost } from './new-task/new-task-host.tsx';
export { appsForTasks, openNewTask } from './new-task/store.ts';
export {
  AcceptedLately,
  BusyPeople,
  HappeningsPanel,
  OverviewColumns,
  RewardsPanel,
  StateBand,
  TasksAcross,
  useProjectOverview,
  useUserOverview,
} from './overview/lazy-parts.tsx';
export { useRecentPlaces } from './search/recent-places.ts';
export { usePaletteSearch } from './search/use-palette-search.tsx';
export { openedBy } from './task/drawer/neighbours.ts';
export { fetchTaskDrawer, TaskDrawerHost } from './task/drawer/task-drawer-host.tsx';
export { taskOptions } from './task/task-options.ts';
export type { ShownTasks } from './task-filter/filter.ts';
