/** Every status a task can have, in the order of the board's columns. */
export const taskStatuses = ['backlog', 'todo', 'in-progress', 'in-review', 'done', 'cancelled'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** Statuses that a task can be made with. */
export const firstStatuses = ['backlog', 'todo', 'in-progress'] as const satisfies TaskStatus[];
export type FirstStatus = (typeof firstStatuses)[number];

export const isFirstStatus = (status: TaskStatus): status is FirstStatus =>
  firstStatuses.some((first) => first === status);

/** Statuses with nothing left to do. */
export const finishedStatuses = ['done', 'cancelled'] as const satisfies TaskStatus[];

export const isFinished = (status: TaskStatus): boolean =>
  finishedStatuses.some((finished) => finished === status);

/**
 * Who may make a move. `worker`: an assignee; `author`: who wrote the task; `accepter`: somebody whose ability has
 * `accept` on the task (the client who owns the project, a manager).
 */
export type Mover = 'worker' | 'author' | 'accepter';

interface Move {
  readonly from: TaskStatus;
  readonly to: TaskStatus;
  /** Name of the move where it is an action with a call of its own. */
  readonly action?: 'submission' | 'acceptance' | 'rejection' | 'reopening' | 'cancellation';
  readonly by: readonly Mover[];
}

const anyone: readonly Mover[] = ['worker', 'author', 'accepter'];
const owners: readonly Mover[] = ['author', 'accepter'];

/**
 * The allowed moves, in this one place for server and web. Only who accepts can accept or reject: who
 * only worked on a task cannot call it done. A cancelled or a done task comes back as `todo`.
 */
export const moves: readonly Move[] = [
  { from: 'backlog', to: 'todo', by: anyone },
  { from: 'backlog', to: 'in-progress', by: anyone },
  { from: 'todo', to: 'backlog', by: anyone },
  { from: 'todo', to: 'in-progress', by: anyone },
  { from: 'in-progress', to: 'todo', by: anyone },
  { from: 'in-progress', to: 'in-review', action: 'submission', by: anyone },
  { from: 'in-review', to: 'done', action: 'acceptance', by: ['accepter'] },
  { from: 'in-review', to: 'in-progress', action: 'rejection', by: ['accepter'] },
  { from: 'done', to: 'todo', action: 'reopening', by: owners },
  { from: 'cancelled', to: 'todo', action: 'reopening', by: owners },
  { from: 'backlog', to: 'cancelled', action: 'cancellation', by: owners },
  { from: 'todo', to: 'cancelled', action: 'cancellation', by: owners },
  { from: 'in-progress', to: 'cancelled', action: 'cancellation', by: owners },
  { from: 'in-review', to: 'cancelled', action: 'cancellation', by: owners },
];

/** The move from one status to another, if the table has it. */
export function moveBetween(from: TaskStatus, to: TaskStatus): Move | undefined {
  return moves.find((move) => move.from === from && move.to === to);
}

/** The statuses that somebody who is all of `movers` may move a task to. */
export function movesFor(from: TaskStatus, movers: readonly Mover[]): TaskStatus[] {
  return moves
    .filter((move) => move.from === from && move.by.some((by) => movers.includes(by)))
    .map((move) => move.to);
}
