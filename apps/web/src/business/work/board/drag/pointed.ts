import { type TaskCard, taskStatuses } from '@kazi/contract/work';
import type { Cell, Spot } from '../lanes.ts';
import type { Grid } from './spots.ts';

/** Attributes by which the place under the pointer is found again. */
export const cellProps = ({ status, lane }: Cell) => ({ 'data-cell': status, 'data-lane': lane });
export const cardProps = (id: string) => ({ 'data-card': id });

/** A card as the page shows it, and where it lies. */
export interface CardHere {
  task: TaskCard;
  spot: Spot;
}

/** The card that an element is or is part of. */
export function cardOf(element: Element, { tasksIn }: Grid): CardHere | undefined {
  const id = element.closest<HTMLElement>('[data-card]')?.dataset.card;
  const cell = cellOf(element);
  if (!cell) return undefined;
  const tasks = tasksIn(cell);
  const at = tasks.findIndex(({ _id }) => _id === id);
  const task = tasks[at];
  return task && { task, spot: { ...cell, at } };
}

function cellOf(element: Element): Cell | undefined {
  const { cell, lane } = element.closest<HTMLElement>('[data-cell]')?.dataset ?? {};
  const status = taskStatuses.find((known) => known === cell);
  return status && { status, lane };
}

/**
 * The spot under a point of the window: the cell there, and the first of its cards whose middle is below the
 * point. Only cards near the window's part of the cell are drawn, and it is always among them.
 */
export function spotAt(grid: Grid, dragged: string, { x, y }: { x: number; y: number }): Spot | undefined {
  const element = document
    .elementsFromPoint(x, y)
    .map((candidate) => candidate.closest<HTMLElement>('[data-cell]'))
    .find((found) => found !== null);
  const cell = element && cellOf(element);
  if (!cell) return undefined;
  const ids = grid.tasksIn(cell).flatMap(({ _id }) => (_id === dragged ? [] : [_id]));
  const drawn = [...element.querySelectorAll<HTMLElement>('[data-card]')].filter(
    (card) => card.dataset.card !== dragged,
  );
  const below = drawn.find((card) => {
    const { top, height } = card.getBoundingClientRect();
    return top + height / 2 > y;
  });
  if (below) return { ...cell, at: ids.indexOf(below.dataset.card ?? '') };
  const last = drawn.at(-1)?.dataset.card;
  return { ...cell, at: last ? ids.indexOf(last) + 1 : 0 };
}
