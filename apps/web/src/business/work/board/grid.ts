import type { Person } from '@kazi/contract/identity';
import type { Flow, TaskCard, TaskFilter, TaskStatus } from '@kazi/contract/work';
import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { DragList } from '../../../shell/drag/lists.ts';
import { createStore } from '../../../shell/store.ts';
import type { Selection } from '../bulk/use-selection.ts';
import type { TaskPatch } from '../change/task-cache.ts';
import { countsOptions } from '../change/task-lists.ts';
import { useRejectableChange } from '../change/use-change-task.ts';
import { type TaskList, useTaskLists } from '../change/use-task-lists.ts';
import type { TaskCommands } from '../commands/use-task-commands.tsx';
import { useRefusal } from '../fields/use-choices.tsx';
import type { LaneKind } from '../task-filter/filter.ts';
import { columnInputs } from './ask-for-board.ts';

/** A board as cells with tasks. */
interface Grid {
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

/** What every cell and card of a board needs of it. */
interface BoardParts {
  app: string;
  focus: CardFocus;
  commands: TaskCommands;
  grid: Grid;
  /** Puts a card elsewhere: shown at once, saved, taken back where it is refused. */
  move: (task: TaskCard, from: Cell, to: Cell, at: number) => void;
  /** The person logged in may add tasks to the app. */
  mayAdd: boolean;
  selection: Selection;
}

export const BoardContext = createContext<BoardParts | undefined>(undefined);

export function useBoard(): BoardParts {
  const parts = use(BoardContext);
  if (!parts) throw new Error('A card or column stands outside its board');
  return parts;
}

export type CardFocus = ReturnType<typeof createCardFocus>;

/** A card's place on the board: a task with several assignees has one in each of their lanes. */
export const placeKey = (list: string, task: string): string => `${list} ${task}`;

/** The card that is to have the focus: it takes it once it is drawn, where its column has been scrolled to it. */
export function createCardFocus() {
  const wanted = createStore<{ task: string; key: string } | undefined>(undefined);
  return {
    isWanted: (key: string): boolean => wanted.get()?.key === key,
    want: (task: string, key: string): void => wanted.set({ task, key }),
    /** It has it. */
    end: (): void => wanted.set(undefined),
    /** Calls each time a card is to get the focus; returns what ends that. */
    subscribe: (listener: () => void): (() => void) => wanted.subscribe(listener).unsubscribe,
  };
}

/** A strip of the board from its first column to its last. */
export interface Lane {
  /** Id of the flow or person; `none` for tasks without one. */
  key: string;
  name: string;
  /** The person of a lane by assignee. */
  person?: Person;
}

/** Where a card lies or can be put: a column of the board, or the part of it that is in one lane. */
export interface Cell {
  status: TaskStatus;
  /** Undefined on a board without lanes. */
  lane: string | undefined;
}

/** The key of a cell as a list that cards are dragged between. */
export const keyOf = ({ status, lane = '' }: Cell): string => `${status} ${lane}`;

/** The tasks that a card would lie between at a place of a cell. */
export function neighboursAt(
  tasks: readonly TaskCard[],
  task: TaskCard,
  at: number,
): { after: TaskCard | undefined; before: TaskCard | undefined } {
  const others = tasks.filter(({ _id }) => _id !== task._id);
  return { after: others[at - 1], before: others[at] };
}

/** The lanes that a task lies in: one for its flow, one for each of its assignees. */
function lanesOfTask(task: TaskCard, kind: LaneKind): string[] {
  if (kind === 'flow') return [task.flow ?? 'none'];
  return task.assignees.length > 0 ? task.assignees.map(({ id }) => id) : ['none'];
}

/** The lanes that a board's tasks need: flows in their order, people by name, and last those without. */
export function lanesFor(
  kind: LaneKind,
  tasks: readonly TaskCard[],
  flows: readonly Flow[],
  none: string,
): Lane[] {
  const needed = new Set(tasks.flatMap((task) => lanesOfTask(task, kind)));
  const named = kind === 'flow' ? flows.map(({ _id, name }) => ({ key: _id, name })) : peopleLanes(tasks);
  return [
    ...named.filter(({ key }) => needed.has(key)),
    ...(needed.has('none') ? [{ key: 'none', name: none }] : []),
  ];
}

function peopleLanes(tasks: readonly TaskCard[]): Lane[] {
  const assigned = new Map(tasks.flatMap(({ assignees }) => assignees).map((person) => [person.id, person]));
  return [...assigned.values()]
    .map((person) => ({ key: person.id, name: person.name, person }))
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** Sorts right after a key and before every longer one: keys are made of digits and letters, which come later. */
const rightAfter = '!';

/** Puts cards elsewhere on a board: in another column, another lane, between other cards. */
export function useMoveCard(grid: Grid, laneKind: LaneKind | undefined, people: readonly Person[]) {
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
    const place = after ? { after: after._id } : before && { before: before._id };
    change({ task, patch, place, isSpoken: true });
  }

  return { move, rejection };
}

/** A move from one person's lane into another's: the first hands over to the second. */
function reassigned({ assignees }: TaskCard, from: Cell, to: Cell, people: readonly Person[]): Person[] {
  const others = assignees.filter(({ id }) => id !== from.lane && id !== to.lane);
  return [...others, ...people.filter(({ id }) => id === to.lane)];
}
