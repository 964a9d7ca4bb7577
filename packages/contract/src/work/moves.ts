/** Every status a task can have, in the order of the board's columns. */
export const taskStatuses = ['backlog', 'todo', 'in-progress', 'in-review', 'done', 'cancelled'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

/** Statuses that a task can be made with. */
export const firstStatuses = ['backlog', 'todo', 'in-progress'] as const satisfies TaskStatus[];
export type FirstStatus = (typeof firstStatuses)[number];

/** Whether a task can be made with this status. */
export const isFirstStatus = (status: TaskStatus): status is FirstStatus =>
  firstStatuses.some((first) => first === status);

/** Statuses with nothing left to do. */
export const finishedStatuses = ['done', 'cancelled'] as const satisfies TaskStatus[];

/** Whether nothing is left to do in this status. */
export const isFinished = (status: TaskStatus): boolean =>
  finishedStatuses.some((finished) => finished === status);

/**
 * Those who may make a move. `worker`: an assignee; `author`: the author of the task; `manager`: the owner of the app, or
 * one who manages all tasks; `accepter`: one who may accept the work, and so pay for it; `approver`: one who approves work of the
 * project and moves none that is not handed in.
 */
export const movers = ['worker', 'author', 'manager', 'accepter', 'approver'] as const;
export type Mover = (typeof movers)[number];

/** A change of status that the table has. */
export interface Move {
  readonly from: TaskStatus;
  readonly to: TaskStatus;
  /** Name of the move where it is an action with a call of its own. */
  readonly action?:
    | 'submission'
    | 'retraction'
    | 'acceptance'
    | 'undo'
    | 'rejection'
    | 'reopening'
    | 'cancellation';
  readonly by: readonly Mover[];
  /** Only as long as an acceptance can be undone: until it pays its reward; for a minute where it pays none. */
  readonly whileUndoable?: true;
}

const owners: readonly Mover[] = ['author', 'manager'];
const all: readonly Mover[] = ['worker', 'author', 'manager', 'accepter'];

/**
 * The allowed moves, in this one place for server and web. A worker cannot call their task done, nor can a
 * manager who may not spend what it pays. A cancelled or a done task comes back as `todo`.
 */
export const moves: readonly Move[] = [
  { from: 'backlog', to: 'todo', by: all },
  { from: 'backlog', to: 'in-progress', by: all },
  { from: 'todo', to: 'backlog', by: all },
  { from: 'todo', to: 'in-progress', by: all },
  { from: 'in-progress', to: 'todo', by: all },
  { from: 'in-progress', to: 'in-review', action: 'submission', by: all },
  { from: 'in-review', to: 'done', action: 'acceptance', by: ['accepter'] },
  { from: 'done', to: 'in-review', action: 'undo', by: ['accepter', 'approver'], whileUndoable: true },
  { from: 'in-review', to: 'in-progress', action: 'rejection', by: ['manager', 'accepter', 'approver'] },
  { from: 'in-review', to: 'in-progress', action: 'retraction', by: ['worker'] },
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

/** The moves that a user who is all of `parts` may make of a task; while its acceptance can be undone, also back. */
export const movesFor = (from: TaskStatus, parts: readonly Mover[], { isUndoable = false } = {}): Move[] =>
  moves.filter(
    (move) =>
      move.from === from && (isUndoable || !move.whileUndoable) && move.by.some((by) => parts.includes(by)),
  );
