import type { Person } from '@kazi/contract/identity';
import type { TaskCard, TaskStatus } from '@kazi/contract/work';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import columnClasses from '../../../shell/board/column.module.css';
import type { Drag, DragWords } from '../../../shell/drag/context.ts';
import { DragArea } from '../../../shell/drag/drag-area.tsx';
import { itemOfGrip } from '../../../shell/drag/elements.ts';
import type { Direction, DragList, Spot } from '../../../shell/drag/lists.ts';
import { nextSpot, spotOf } from '../../../shell/drag/lists.ts';
import { useArrowDirection } from '../../../shell/drag/use-arrow-direction.ts';
import { keyName } from '../../../shell/shortcuts/key-name.ts';
import { useListedKeys } from '../../../shell/shortcuts/use-listed-keys.ts';
import { useShortcut } from '../../../shell/shortcuts/use-shortcut.ts';
import type { Selection } from '../bulk/use-selection.ts';
import { RejectDialog } from '../change/dialog-hosts.tsx';
import type { TaskPatch } from '../change/task-record.ts';
import { useRejectableChange } from '../change/use-change-task.ts';
import { usePeople } from '../fields/use-choices.tsx';
import classes from './board.module.css';
import type { CardFocus } from './board-context.ts';
import { BoardContext, createCardFocus } from './board-context.ts';
import { CarriedCard } from './card.tsx';
import { Column, FoldedColumn } from './column.tsx';
import { LaneRows } from './lane-rows.tsx';
import type { Cell, Lane, LaneKind } from './lanes.ts';
import { neighboursAt } from './lanes.ts';
import type { ColumnTasks, Grid } from './use-grid.ts';
import { cellByKey, dragLists, isMovable, taskById, useGrid } from './use-grid.ts';

interface BoardProps {
  app: string;
  mayAdd: boolean;
  columns: readonly ColumnTasks[];
  laneKind: LaneKind | undefined;
  lanes: readonly Lane[] | undefined;
  selection: Selection;
  onFold: (status: TaskStatus) => void;
}

/** Cards in columns, and in lanes if wanted, that are moved by mouse, touch and keys alike. */
export function Board({ app, mayAdd, columns, laneKind, lanes, selection, onFold }: BoardProps) {
  const { t } = useTranslation('work');
  const [focus] = useState(createCardFocus);
  const grid = useGrid(columns, lanes, laneKind);
  const { move, rejection } = useMoveCard(grid, laneKind, usePeople());
  const lists = dragLists(grid, ({ status }) => t(`status.${status}`));
  const onKeyDown = useBoardKeys(lists, focus, selection);
  const group = t('app.board');
  /** Moves the focus from elsewhere on the page to the card that had it last, or to the first. */
  function enter() {
    const cards = lists.flatMap(({ items }) => items.map(({ key }) => key));
    const card = cards.find((key) => key === focus.latest()) ?? cards[0];
    if (card) focus.want(card);
  }
  const [next, previous] = [t('shortcuts.next'), t('shortcuts.previous')];
  useShortcut({ keys: 'j', arrows: 'arrowdown arrowright', label: next, group, run: enter });
  useShortcut({ keys: 'k', arrows: 'arrowup arrowleft', label: previous, group, run: enter });
  useListedKeys(group, {
    'up down': next,
    'left right': t('shortcuts.sideways'),
    space: t('shortcuts.lift'),
    m: t('shortcuts.moveMenu'),
    x: t('shortcuts.select'),
    delete: t('shortcuts.delete'),
    enter: t('shortcuts.open'),
  });

  function onMove(id: string, to: Spot, from: Spot, by: Drag['by']) {
    const task = taskById(grid, id);
    const [start, end] = [cellByKey(grid, from.list), cellByKey(grid, to.list)];
    if (!task || !start || !end) return;
    if (by === 'keyboard') focus.want(id);
    move(task, start, end, to.at);
  }

  function refusal(id: string, from: Spot, list: string) {
    const task = taskById(grid, id);
    const [start, end] = [cellByKey(grid, from.list), cellByKey(grid, list)];
    return task && start && end ? grid.refusal(task, start, end) : undefined;
  }

  function isFixed(id: string) {
    const task = taskById(grid, id);
    return task !== undefined && !isMovable(task);
  }

  return (
    <BoardContext value={{ app, focus, grid, move, mayAdd, selection }}>
      <DragArea
        className={`${columnClasses.board} ${classes.board}`}
        data-lanes={laneKind}
        lists={lists}
        words={useDragWords(lanes)}
        onMove={onMove}
        refusal={refusal}
        isFixed={isFixed}
        onKeyDown={onKeyDown}
        overlay={(id) => <CarriedCard task={taskById(grid, id)} />}
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

/** The keys of a card that is not picked up: arrows, J and K go to the next card, M opens its menu, X selects it, Delete asks about all selected. */
function useBoardKeys(lists: readonly DragList[], focus: CardFocus, selection: Selection) {
  const directionOf = useArrowDirection();

  return function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
    const card = itemOfGrip(event.target);
    if (!card) return;
    const key = keyName(event);
    const direction = directionOf(event.key) ?? letters[key];
    if (direction) focusNext(card.item, card.list, direction);
    else if (key === 'm') card.element.querySelector<HTMLElement>('[data-card-menu]')?.click();
    else if (key === 'x') selection[event.shiftKey ? 'extend' : 'toggle'](card.item);
    else if (event.key === 'Delete' && selection.selected.size > 0) selection.ask({ for: 'deletion' });
    else if (event.key === 'Escape' && selection.selected.size > 0) selection.clear();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  function focusNext(id: TaskCard['_id'], list: string, direction: Direction) {
    for (let at = spotOf(lists, id, list); at; ) {
      at = nextSpot(lists, id, at, direction);
      const next = at && itemAt(at, id);
      if (next) return focus.want(next);
    }
  }

  /** The task at a spot that counts without another; stepping down, the one that comes after it. */
  function itemAt(spot: Spot, from: string): string | undefined {
    const items = lists.find(({ key }) => key === spot.list)?.items ?? [];
    const isHome = items.some(({ key }) => key === from);
    return items[isHome ? spot.at : Math.min(spot.at, items.length - 1)]?.key;
  }
}

const letters: Partial<Record<string, Direction>> = { j: 'down', k: 'up' };

/** Sorts right after a key and before every longer one: keys are made of digits and letters, which come later. */
const rightAfter = '!';

/** Puts cards elsewhere on a board: in another column, another lane, between other cards. */
function useMoveCard(grid: Grid, laneKind: LaneKind | undefined, people: readonly Person[]) {
  const { change, rejection } = useRejectableChange();

  /** `at` is its place among the other cards of the cell. */
  function move(task: TaskCard, from: Cell, to: Cell, at: number) {
    const { after, before } = neighboursAt(grid.tasksIn(to), task, at);
    const isNewLane = from.lane !== to.lane;
    const patch: TaskPatch = {
      ...(to.status !== task.status && { status: to.status }),
      ...(after ? { position: after.position + rightAfter } : before && { position: '' }),
      ...(isNewLane && laneKind === 'flow' && { flow: to.lane === 'none' || !to.lane ? null : to.lane }),
      ...(isNewLane && laneKind === 'assignee' && { assignees: reassigned(task, from, to, people) }),
    };
    change({ task, patch, place: after ? { after: after._id } : before && { before: before._id } });
  }

  return { move, rejection };
}

/** A move from one person's lane into another's: the first hands over to the second. */
function reassigned({ assignees }: TaskCard, from: Cell, to: Cell, people: readonly Person[]): Person[] {
  const others = assignees.filter(({ id }) => id !== from.lane && id !== to.lane);
  return [...others, ...people.filter(({ id }) => id === to.lane)];
}
