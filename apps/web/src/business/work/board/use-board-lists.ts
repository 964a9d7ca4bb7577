import type { TaskFilter } from '@kazi/contract/work';
import { type TaskCard, type TaskStatus, taskStatuses } from '@kazi/contract/work';
import { useQuery } from '@tanstack/react-query';
import { filterOf } from '../task-filter/filter.ts';
import { countsOptions } from '../task-lists/inputs.ts';
import { type TaskList, useTaskLists } from '../task-lists/use-task-lists.ts';

/** A column of the board: the tasks of one status. */
export interface ColumnTasks {
  status: TaskStatus;
  list: TaskList;
  /** How many there are in all, also those not fetched yet. */
  count: number | undefined;
  isFolded: boolean;
}

/** The columns of a board under a filter. Of a folded one only the count is asked for. */
export function useBoardLists(
  app: string,
  filter: TaskFilter,
  isFolded: (status: TaskStatus) => boolean,
): ColumnTasks[] {
  const statuses = taskStatuses.filter((status) => !filter.status || filter.status.includes(status));
  const lists = useTaskLists(
    statuses.map((status) => ({
      name: `${app} ${status}`,
      input: isFolded(status) ? undefined : { ...filterOf(filter), app, status: [status], sort: 'position' },
    })),
  );
  const { data } = useQuery({ ...countsOptions(app, filterOf(filter)), meta: { quiet: true } });
  return statuses.flatMap((status, at) => {
    const list = lists[at];
    return list ? [{ status, list, count: data?.counts[status], isFolded: isFolded(status) }] : [];
  });
}

/** Every task that the columns have fetched. */
export const tasksIn = (columns: readonly ColumnTasks[]): TaskCard[] =>
  columns.flatMap(({ list }) => list.tasks);
