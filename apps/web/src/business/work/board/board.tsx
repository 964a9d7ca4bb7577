import type { TaskStatus } from '@kazi/contract/work';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import looks from '../../../shell/board/column.module.css';
import type { Drag, DragWords } from '../../../shell/drag/context.ts';
import { DragArea } from '../../../shell/drag/drag-area.tsx';
import type { Spot } from '../../../shell/drag/lists.ts';
import { useListedKeys } from '../../../shell/shortcuts/use-listed-keys.ts';
import { usePeople } from '../fields/use-people.ts';
import { RejectDialog } from '../task-change/reject-dialog.tsx';
import classes from './board.module.css';
import { BoardContext, createCardFocus } from './board-context.ts';
import { CarriedCard } from './card.tsx';
import { Column, FoldedColumn } from './column.tsx';
import { LaneRows } from './lane-rows.tsx';
import type { Lane, LaneKind } from './lanes.ts';
import { useBoardKeys } from './use-board-keys.ts';
import type { ColumnTasks } from './use-board-lists.ts';
import { cellByKey, dragLists, isMovable, taskById, useGrid } from './use-grid.ts';
import { useMoveCard } from './use-move-card.ts';

interface BoardProps {
  app: string;
  mayAdd: boolean;
  columns: readonly ColumnTasks[];
  laneKind: LaneKind | undefined;
  lanes: readonly Lane[] | undefined;
  onFold: (status: TaskStatus) => void;
}

/** Cards in columns, and in lanes if wanted, that are moved by mouse, touch and keys alike. */
export function Board({ app, mayAdd, columns, laneKind, lanes, onFold }: BoardProps) {
  const { t } = useTranslation('work');
  const [focus] = useState(createCardFocus);
  const grid = useGrid(columns, lanes, laneKind);
  const { move, rejection } = useMoveCard(grid, laneKind, usePeople());
  const lists = dragLists(grid(), ({ status }) => t(`status.${status}`));
  const onKeyDown = useBoardKeys(lists, focus);
  useListedKeys(t('app.board'), {
    'up down': t('shortcuts.next'),
    'left right': t('shortcuts.sideways'),
    space: t('shortcuts.lift'),
    m: t('shortcuts.moveMenu'),
    enter: t('shortcuts.open'),
  });

  function onMove(id: string, to: Spot, from: Spot, by: Drag['by']) {
    const task = taskById(grid(), id);
    const [start, end] = [cellByKey(grid(), from.list), cellByKey(grid(), to.list)];
    if (!task || !start || !end) return;
    if (by === 'keyboard') focus.want(id);
    move(task, start, end, to.at);
  }

  function refusal(id: string, from: Spot, list: string) {
    const task = taskById(grid(), id);
    const [start, end] = [cellByKey(grid(), from.list), cellByKey(grid(), list)];
    return task && start && end ? grid().refusal(task, start, end) : undefined;
  }

  function isFixed(id: string) {
    const task = taskById(grid(), id);
    return task !== undefined && !isMovable(task);
  }

  return (
    <BoardContext value={{ app, focus, grid, move, mayAdd }}>
      <DragArea
        className={`${looks.board} ${classes.board}`}
        data-lanes={laneKind}
        lists={lists}
        words={useDragWords(lanes)}
        onMove={onMove}
        refusal={refusal}
        isFixed={isFixed}
        onKeyDown={onKeyDown}
        overlay={(id) => <CarriedCard task={taskById(grid(), id)} />}
      >
        {lanes ? (
          <LaneRows columns={columns} lanes={lanes} onFold={onFold} />
        ) : (
          columns.map(({ isFolded, ...column }) =>
            isFolded ? (
              <FoldedColumn key={column.status} {...column} onUnfold={() => onFold(column.status)} />
            ) : (
              <Column key={column.status} {...column} onFold={() => onFold(column.status)} />
            ),
          )
        )}
      </DragArea>
      <RejectDialog {...rejection} />
    </BoardContext>
  );
}

function useDragWords(lanes: readonly Lane[] | undefined): DragWords {
  const { t } = useTranslation('work');
  return {
    keys: t('board.keys'),
    lifted: ({ name: number }, { list, at, total }) =>
      t('move.lifted', { number, status: list.name, at, total }),
    over: ({ list: { row, name: status }, at, total }) => {
      const lane = lanes?.find(({ key }) => key === row)?.name;
      return lane ? t('move.overLane', { lane, status, at, total }) : t('move.over', { status, at, total });
    },
    dropped: ({ name: number }, { list, at }) => t('move.dropped', { number, status: list.name, at }),
    cancelled: ({ name: number }) => t('move.cancelled', { number }),
    refused: ({ name: number }, { name: status }, reason) => t('move.refused', { number, status, reason }),
    fixed: () => t('move.onlyParty'),
  };
}
