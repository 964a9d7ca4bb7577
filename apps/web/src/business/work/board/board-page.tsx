import type { TaskCard, TaskStatus } from '@kazi/contract/work';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import IconLayoutRows from '#icons/IconLayoutRows';
import columnClasses from '../../../shell/board/column.module.css';
import type { Drag, DragWords } from '../../../shell/drag/context.ts';
import { DragArea } from '../../../shell/drag/drag-area.tsx';
import { itemOfGrip } from '../../../shell/drag/elements.ts';
import { type Direction, type DragList, nextSpot, type Spot, spotOf } from '../../../shell/drag/lists.ts';
import { useArrowDirection } from '../../../shell/drag/use-arrow-direction.ts';
import { oneOf } from '../../../shell/search-params.ts';
import { keyName } from '../../../shell/shortcuts/key-name.ts';
import { useListedKeys } from '../../../shell/shortcuts/use-listed-keys.ts';
import { useChangeSearch } from '../../../shell/use-change-search.ts';
import { lastView } from '../app-page/last-visited.ts';
import { NoTaskMatches, NoTasksYet } from '../app-page/no-tasks-yet.tsx';
import { useApp } from '../app-page/use-app.ts';
import { type Selection, useSelection } from '../bulk/use-selection.ts';
import { RejectDialog } from '../change/dialog-hosts.tsx';
import { CommandParts } from '../commands/command-parts.tsx';
import type { Place } from '../commands/use-row-focus.ts';
import { type TaskCommands, useTaskCommands } from '../commands/use-task-commands.tsx';
import pills from '../fields/fields.module.css';
import { Picker } from '../fields/picker.tsx';
import { useAssignablePeople, useFlows } from '../fields/use-choices.tsx';
import { useTaskOrder } from '../task/drawer/neighbours.ts';
import { isFiltered, type LaneKind, laneKinds, noFilter } from '../task-filter/filter.ts';
import { FilterBar } from '../task-filter/filter-bar.tsx';
import { useFolded } from '../use-folded.ts';
import { foldedColumns } from './ask-for-board.ts';
import classes from './board.module.css';
import { CarriedCard } from './card.tsx';
import { LaneRows } from './cells.tsx';
import { Column, FoldedColumn } from './column.tsx';
import {
  BoardContext,
  type ColumnTasks,
  cellByKey,
  createCardFocus,
  dragLists,
  isMovable,
  type Lane,
  lanesFor,
  placeKey,
  taskById,
  tasksIn,
  useBoardLists,
  useGrid,
  useMoveCard,
} from './grid.ts';

const route = getRouteApi('/_app/apps/$appId/board');

/** The tasks of an app as a board. Filter, lanes and the opened task live in the address. */
export function BoardPage() {
  const { t } = useTranslation('work');
  const { appId } = route.useParams();
  const { lanes: laneKind, task: _, ...filter } = route.useSearch();
  const { data: app } = useApp(appId);
  const { isFolded, toggle } = useFolded(foldedColumns(appId));
  const columns = useBoardLists(appId, filter, isFolded);
  const flows = useFlows(appId);
  useEffect(() => lastView.set('board'), []);
  const tasks = tasksIn(columns);
  const ids = tasks.map(({ _id }) => _id);
  useTaskOrder(ids);
  const selection = useSelection(ids);

  const change = useChangeSearch<typeof filter & { lanes?: typeof laneKind }>();
  const mayAdd = app?.may.addTask ?? false;
  const isEmpty = columns.every(
    ({ list, count }) => count === 0 && list.tasks.length === 0 && !list.isPending,
  );
  // There is nothing to filter yet, and the columns say what the work will go through.
  const isNew = isEmpty && !isFiltered(filter);
  const lanes = laneKind && lanesFor(laneKind, tasks, flows, t(laneNames[laneKind]));

  return (
    <div className={classes.page} data-fills-page>
      {!isNew && (
        <FilterBar app={appId} filter={filter} onChange={change}>
          <LaneChoice value={laneKind} onChange={(lanes) => change({ lanes })} />
        </FilterBar>
      )}
      {isEmpty && !isNew && <NoTaskMatches onClear={() => change(noFilter)} />}
      {isNew && <NoTasksYet app={appId} mayAdd={mayAdd} />}
      {(!isEmpty || (isNew && mayAdd)) && (
        <Board
          app={appId}
          mayAdd={mayAdd}
          columns={columns}
          laneKind={laneKind}
          lanes={lanes}
          selection={selection}
          onFold={toggle}
        />
      )}
    </div>
  );
}

const laneNames = { flow: 'none.flow', assignee: 'none.assignees' } as const;

interface LaneChoiceProps {
  value: LaneKind | undefined;
  onChange: (lanes: LaneKind | undefined) => void;
}

/** Whether the board has lanes, and by what. */
function LaneChoice({ value, onChange }: LaneChoiceProps) {
  const { t } = useTranslation('work');
  const chosen = value ?? 'none';
  return (
    <Picker
      className={pills.pill}
      label={t('board.lanes')}
      choices={(['none', ...laneKinds] as const).map((kind) => ({
        value: kind,
        label: t(`board.lanesBy.${kind}`),
      }))}
      selected={[chosen]}
      onPick={(kind) => onChange(oneOf(kind, laneKinds))}
    >
      <IconLayoutRows size={16} stroke={1.6} aria-hidden="true" />
      {t(`board.lanesBy.${chosen}`)}
    </Picker>
  );
}

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
function Board({ app, mayAdd, columns, laneKind, lanes, selection, onFold }: BoardProps) {
  const { t } = useTranslation('work');
  const [focus] = useState(createCardFocus);
  const grid = useGrid(columns, lanes, laneKind);
  const { move, rejection } = useMoveCard(grid, laneKind, useAssignablePeople());
  const lists = dragLists(grid, ({ status }) => t(`status.${status}`));
  const navigate = useNavigate({ from: '/apps/$appId/board' });
  const commands = useTaskCommands({
    tasks: tasksIn(columns),
    rows: lists.map(({ key, items }) =>
      items.map((item) => ({ key: placeKey(key, item.key), task: item.key })),
    ),
    selection,
    show: ({ key, task }) => focus.want(task, key),
    onOpen: ({ _id }) => navigate({ search: (search) => ({ ...search, task: _id }) }),
  });
  const onKeyDown = useBoardKeys(lists, commands);
  const group = t('app.board');
  useListedKeys(group, {
    'left right': t('shortcuts.sideways'),
    space: t('shortcuts.lift'),
  });

  function onMove(id: string, to: Spot, from: Spot, by: Drag['by']) {
    const task = taskById(grid, id);
    const [start, end] = [cellByKey(grid, from.list), cellByKey(grid, to.list)];
    if (!task || !start || !end) return;
    if (by === 'keyboard') focus.want(id, placeKey(to.list, id));
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
    <BoardContext value={{ app, focus, commands, grid, move, mayAdd, selection }}>
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
      <CommandParts group={group} commands={commands} selection={selection} arrows={boardArrows} />
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

const boardArrows = { next: 'arrowdown arrowright', previous: 'arrowup arrowleft' };

/** The keys of a card that is not picked up: arrows, J and K go to the next card, with Shift they select on the way. */
function useBoardKeys(lists: readonly DragList[], commands: TaskCommands) {
  const directionOf = useArrowDirection();

  return function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (commands.onSelectKey(event)) return;
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
    const card = itemOfGrip(event.target);
    const direction = directionOf(event.key) ?? letters[keyName(event)];
    if (!card || !direction) return;
    commands.go(beside(card.item, card.list, direction), event.shiftKey);
    event.preventDefault();
    event.stopPropagation();
  };

  function beside(id: TaskCard['_id'], list: string, direction: Direction): Place | undefined {
    for (let at = spotOf(lists, id, list); at; ) {
      at = nextSpot(lists, id, at, direction);
      const task = at && itemAt(at, id);
      if (at && task) return { key: placeKey(at.list, task), task };
    }
    return undefined;
  }

  /** The task at a spot that counts without another; stepping down, the one that comes after it. */
  function itemAt(spot: Spot, from: string): string | undefined {
    const items = lists.find(({ key }) => key === spot.list)?.items ?? [];
    const isHome = items.some(({ key }) => key === from);
    return items[isHome ? spot.at : Math.min(spot.at, items.length - 1)]?.key;
  }
}

const letters: Partial<Record<string, Direction>> = { j: 'down', k: 'up' };
