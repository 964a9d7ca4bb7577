import type { Person } from '@kazi/contract/identity';
import type { Flow, TaskCard, TaskStatus } from '@kazi/contract/work';

export const laneKinds = ['flow', 'assignee'] as const;
export type LaneKind = (typeof laneKinds)[number];

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
export function lanesOfTask(task: TaskCard, kind: LaneKind): string[] {
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
  const named = kind === 'flow' ? flows.map(({ _id, name }) => ({ key: _id, name })) : people(tasks);
  return [
    ...named.filter(({ key }) => needed.has(key)),
    ...(needed.has('none') ? [{ key: 'none', name: none }] : []),
  ];
}

function people(tasks: readonly TaskCard[]): Lane[] {
  const assigned = new Map(tasks.flatMap(({ assignees }) => assignees).map((person) => [person.id, person]));
  return [...assigned.values()]
    .map((person) => ({ key: person.id, name: person.name, person }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
