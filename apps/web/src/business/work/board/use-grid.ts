import type { TaskCard, TaskFilter, TaskStatus } from '@kazi/contract/work';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DragList } from '../../../shell/drag/lists.ts';
import { countsOptions } from '../change/task-cache.ts';
import type { TaskList } from '../change/use-task-lists.ts';
import { useTaskLists } from '../change/use-task-lists.ts';
import { useRefusal } from '../fields/use-choices.tsx';
import { columnInputs } from './columns.ts';
import { type Cell, keyOf, type Lane, type LaneKind, lanesOfTask } from './lanes.ts';

/** A board as cells with tasks. */
export interface Grid {
  cells: readonly Cell[];
  tasksIn: (cell: Cell) => readonly TaskCard[];
  /** Why a card may not be dropped on a cell; undefined where it may. */
  refusal: (task: TaskCard, from: Cell, to: Cell) => string | undefined;
}

/** The board as a grid of cells. */
export function useGrid(
  columns: readonly ColumnTasks[],
  lanes: readonly Lane[] | undefined,
  laneKind: LaneKind | undefined,
): Grid {
  const { t } = useTranslation('work');
  const refusal = useRefusal();
  const laneKeys = lanes ? lanes.map(({ key }) => key) : [undefined];
  return {
    cells: laneKeys.flatMap((lane) => columns.map(({ status }) => ({ status, lane }))),
    tasksIn: ({ status, lane }) => {
      const tasks = columns.find((column) => column.status === status)?.list.tasks ?? [];
      return lane && laneKind ? tasks.filter((task) => lanesOfTask(task, laneKind).includes(lane)) : tasks;
    },
    refusal: (task, from, to) => {
      if (to.status !== task.status) {
        const reason = refusal(task, to.status);
        if (reason) return reason;
      }
      if (!isMovable(task)) return t('move.onlyParty');
      const mayChangeLane = laneKind === 'assignee' ? task.may.assign : task.may.update;
      return to.lane === from.lane || mayChangeLane ? undefined : t('move.noLane');
    },
  };
}

/** Whether the person logged in may put a task anywhere else. */
export const isMovable = ({ may }: TaskCard): boolean => may.update || may.moves.length > 0;

export const taskById = ({ cells, tasksIn }: Grid, id: string): TaskCard | undefined =>
  cells.flatMap(tasksIn).find(({ _id }) => _id === id);

export const cellByKey = ({ cells }: Grid, key: string): Cell | undefined =>
  cells.find((cell) => keyOf(cell) === key);

/** The cells as lists that cards are dragged between. */
export const dragLists = ({ cells, tasksIn }: Grid, nameOf: (cell: Cell) => string): DragList[] =>
  cells.map((cell) => ({
    key: keyOf(cell),
    kind: 'task',
    name: nameOf(cell),
    runs: 'down',
    row: cell.lane,
    column: cell.status,
    items: tasksIn(cell).map(({ _id, number }) => ({ key: _id, name: number })),
  }));

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
  const wanted = columnInputs(app, filter, isFolded);
  const lists = useTaskLists(wanted.map(({ name, input }) => ({ name, input })));
  const { data } = useQuery(countsOptions(app, filter));
  return wanted.flatMap(({ status }, at) => {
    const list = lists[at];
    return list ? [{ status, list, count: data?.counts[status], isFolded: isFolded(status) }] : [];
  });
}

/** Every task that the columns have fetched. */
export const tasksIn = (columns: readonly ColumnTasks[]): TaskCard[] =>
  columns.flatMap(({ list }) => list.tasks);
