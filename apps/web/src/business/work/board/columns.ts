import { type TaskFilter, type TaskStatus, taskStatuses } from '@kazi/contract/work';
import type { WantedList } from '../change/use-task-lists.ts';
import { filterOf } from '../task-filter/filter.ts';

/** Where this device keeps which columns of an app's board are folded. */
export const foldedColumns = (app: string): string => `kazi.folded-columns.${app}`;

/** The lists of a board's columns under a filter. Of a folded one nothing is asked for. */
export const columnInputs = (
  app: string,
  filter: TaskFilter,
  isFolded: (status: TaskStatus) => boolean,
): (WantedList & { status: TaskStatus })[] =>
  taskStatuses
    .filter((status) => !filter.status || filter.status.includes(status))
    .map((status) => ({
      status,
      name: `${app} ${status}`,
      input: isFolded(status) ? undefined : { ...filterOf(filter), app, status: [status], sort: 'position' },
    }));
