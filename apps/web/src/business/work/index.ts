export { NewTaskHost } from './new-task/new-task-host.tsx';
export { openNewTask } from './new-task/store.ts';
export { useRecentPlaces } from './search/recent-places.ts';
export { usePaletteSearch } from './search/use-palette-search.tsx';
export { StaleEditHost } from './stale-edit/stale-edit-host.tsx';
export { TaskDrawerHost } from './task/drawer/task-drawer-host.tsx';
export { useLiveTasks } from './task-change/use-live-tasks.ts';
