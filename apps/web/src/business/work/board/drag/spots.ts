import type { TaskCard, TaskStatus } from '@kazi/contract/work';
import { type Cell, isSameCell, type Spot } from '../lanes.ts';

export type Direction = 'up' | 'down' | 'back' | 'forth';

/** What of a board the way of a card depends on. */
export interface Grid {
  statuses: readonly TaskStatus[];
  /** Keys of the lanes from above; one undefined where there are none. */
  lanes: readonly (string | undefined)[];
  laneName: (key: string | undefined) => string | undefined;
  tasksIn: (cell: Cell) => readonly TaskCard[];
  /** Why a card may not be dropped on a cell; undefined where it may. */
  refusal: (task: TaskCard, from: Cell, to: Cell) => string | undefined;
}

const others = (grid: Grid, cell: Cell, task: TaskCard) =>
  grid.tasksIn(cell).filter(({ _id }) => _id !== task._id);

/** How many places a card can take in a cell. */
export const placesIn = (grid: Grid, cell: Cell, task: TaskCard): number =>
  others(grid, cell, task).length + 1;

/** The next place in a direction that takes the card; undefined where there is none. */
export function nextSpot(
  grid: Grid,
  task: TaskCard,
  from: Spot,
  at: Spot,
  direction: Direction,
): Spot | undefined {
  if (direction === 'up' && at.at > 0) return { ...at, at: at.at - 1 };
  if (direction === 'down' && at.at < placesIn(grid, at, task) - 1) return { ...at, at: at.at + 1 };
  const cell = cellsToward(grid, at, direction).find((next) => !grid.refusal(task, from, next));
  if (!cell) return undefined;
  const last = placesIn(grid, cell, task) - 1;
  if (direction === 'up') return { ...cell, at: last };
  return { ...cell, at: direction === 'down' ? 0 : Math.min(at.at, last) };
}

function cellsToward({ statuses, lanes }: Grid, { status, lane }: Cell, direction: Direction): Cell[] {
  if (direction === 'up' || direction === 'down') {
    const at = lanes.indexOf(lane);
    const next = direction === 'up' ? lanes.slice(0, at).reverse() : lanes.slice(at + 1);
    return next.map((key) => ({ status, lane: key }));
  }
  const at = statuses.indexOf(status);
  const next = direction === 'back' ? statuses.slice(0, at).reverse() : statuses.slice(at + 1);
  return next.map((other) => ({ status: other, lane }));
}

/** The tasks that a card would lie between at a spot. */
export function neighboursAt(
  grid: Grid,
  task: TaskCard,
  spot: Spot,
): { after?: TaskCard | undefined; before?: TaskCard | undefined } {
  const around = others(grid, spot, task);
  return { after: around[spot.at - 1], before: around[spot.at] };
}

export const isSameSpot = (one: Spot, other: Spot): boolean => isSameCell(one, other) && one.at === other.at;
