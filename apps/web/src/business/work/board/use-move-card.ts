import type { Person } from '@kazi/contract/identity';
import type { TaskCard } from '@kazi/contract/work';
import type { TaskPatch } from '../task-change/patch.ts';
import { useRejectableChange } from '../task-change/use-rejectable-change.ts';
import { type Cell, type LaneKind, neighboursAt } from './lanes.ts';
import type { Grid } from './use-grid.ts';

/** Sorts right after a key and before every longer one: keys are made of digits and letters, which come later. */
const rightAfter = '!';

/** Puts cards elsewhere on a board: in another column, another lane, between other cards. */
export function useMoveCard(grid: () => Grid, laneKind: LaneKind | undefined, people: readonly Person[]) {
  const { change, rejection } = useRejectableChange();

  /** `at` is its place among the other cards of the cell. */
  function move(task: TaskCard, from: Cell, to: Cell, at: number) {
    const { after, before } = neighboursAt(grid().tasksIn(to), task, at);
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

/** From one person's lane into another's: the one hands over to the other. */
function reassigned({ assignees }: TaskCard, from: Cell, to: Cell, people: readonly Person[]): Person[] {
  const others = assignees.filter(({ id }) => id !== from.lane && id !== to.lane);
  return [...others, ...people.filter(({ id }) => id === to.lane)];
}
