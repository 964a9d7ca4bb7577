import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusal } from '../task-change/use-refusal.ts';
import { isMovable } from './drag/is-movable.ts';
import type { Grid } from './drag/spots.ts';
import { type Lane, type LaneKind, lanesOfTask } from './lanes.ts';
import type { ColumnTasks } from './use-board-lists.ts';

/** The board as a grid of cells. The function is always the same, and gives the grid as it was drawn last. */
export function useGrid(
  columns: readonly ColumnTasks[],
  lanes: readonly Lane[] | undefined,
  laneKind: LaneKind | undefined,
): () => Grid {
  const { t } = useTranslation('work');
  const refusal = useRefusal();
  const grid: Grid = {
    statuses: columns.map(({ status }) => status),
    lanes: lanes ? lanes.map(({ key }) => key) : [undefined],
    laneName: (key) => lanes?.find((lane) => lane.key === key)?.name,
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
  const latest = useRef(grid);
  latest.current = grid;
  return useCallback(() => latest.current, []);
}
