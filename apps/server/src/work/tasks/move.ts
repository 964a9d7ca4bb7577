import type { Money } from '@kazi/contract/shared';
import { moveBetween, moves, type TaskStatus } from '@kazi/contract/work';
import { sql } from 'kysely';
import { deleteNotices, notify } from '../../activity/index.ts';
import { newId } from '../../database/ids.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { atVersion } from '../../database/version.ts';
import type { AuthedContext } from '../../http/procedures.ts';
import type { Acceptance } from '../../money/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { refuse } from '../../refuse.ts';
import { actorOf } from '../actor.ts';
import { recordOf } from './commands.ts';
import { isUndoable, movesOpenTo, promisesAnew } from './policy.ts';
import { chargeForReward, moveReward, notAccepting } from './reward.ts';
import { numberOf, type TaskState } from './rows.ts';

/** A change of status that the table of allowed moves has. */
export type Move = NonNullable<ReturnType<typeof moveBetween>>;
/** A move with a call of its own, such as a submission; the others are plain changes of status. */
export type Action = NonNullable<Move['action']>;

const verbs: Record<Action, string> = {
  submission: 'submitted',
  acceptance: 'accepted',
  undo: 'acceptance-undone',
  rejection: 'rejected',
  reopening: 'reopened',
  cancellation: 'cancelled',
};

/** The move to a status, or the one by an action. Throws 409 where the table has none, 403 where it is not the viewer's. */
export async function moveOf(
  db: Db,
  viewer: Viewer,
  task: TaskState,
  asked: { to: TaskStatus } | { action: Action },
): Promise<Move> {
  const move =
    'to' in asked
      ? moveBetween(task.status, asked.to)
      : moves.find(({ from, action }) => from === task.status && action === asked.action);
  if (!move)
    throw refuse('move-not-allowed', {
      task: numberOf(task),
      status: task.status,
      statuses: possibleFrom(task.status),
    });
  if (movesOpenTo(viewer, task).includes(move.to)) return move;
  if (move.action === 'undo' && !isUndoable(task))
    throw refuse(task.reward_amount ? 'paid-acceptance-final' : 'acceptance-final', { task: numberOf(task) });
  if (move.action === 'acceptance') throw await notAccepting(db, viewer, task);
  if (promisesAnew(task)) await chargeForReward(db, viewer, task);
  throw refuse('may-not', {
    what: 'move-task-there',
    task: numberOf(task),
    status: move.from,
    toStatus: move.to,
  });
}

/** The statuses that a task can be moved to. */
const possibleFrom = (status: TaskStatus): TaskStatus[] =>
  moves.filter(({ from, whileUndoable }) => from === status && !whileUndoable).map(({ to }) => to);

/** How an acceptance pays: at once with the sum that the caller saw, else once it can no longer be undone. */
export const acceptanceOf = (
  { services: { config }, viewer, proveIf }: Pick<AuthedContext, 'services' | 'viewer' | 'proveIf'>,
  confirmed: Money | undefined,
): Acceptance => ({ confirmed, by: viewer.user.id, undoSeconds: config.undoSeconds, proveIf });

interface MoveOptions {
  reason?: string | undefined;
  position?: string | undefined;
  /** How an acceptance releases the reward; without it, at once. */
  acceptance?: Acceptance | undefined;
}

/**
 * Makes every change of a task's status: records who, when and why, and notifies the people it concerns. Gives the new
 * version; undefined, with nothing changed, where the task is no longer at the version the move was based on.
 */
export async function moveTask(
  tx: Tx,
  viewer: Viewer,
  task: TaskState,
  move: Move,
  { reason, position, acceptance }: MoveOptions = {},
): Promise<number | undefined> {
  const moved = await tx
    .updateTable('tasks')
    .set({
      status: move.to,
      position,
      finished_at: move.to === 'done' ? sql<Date>`now()` : null,
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where(atVersion(tx, task.id, task.version))
    .returning(['version', 'updated_at'])
    .executeTakeFirst();
  if (!moved) return undefined;
  const charge = promisesAnew(task) ? await chargeForReward(tx, viewer, task) : undefined;
  await tx
    .insertInto('task_moves')
    .values({
      tenant_id: tx.tenant,
      id: newId(),
      task_id: task.id,
      from_status: move.from,
      to_status: move.to,
      action: move.action ?? null,
      reason: reason || null,
      actor_id: actorOf(tx),
    })
    .execute();
  await recordOf(tx, task, move.action ? verbs[move.action] : 'moved', {
    version: moved.version,
    changes: { status: { before: move.from, after: move.to } },
    reason: reason || undefined,
  });
  await notifyOfMove(tx, task, move.action);
  if (task.reward_amount && (decidesReward(move.from) || decidesReward(move.to)))
    await moveReward(tx, task.id, { charge, acceptance, undone: move.action === 'undo' });
  return moved.version;
}

const decidesReward = (status: TaskStatus) => status === 'done' || status === 'cancelled';

/** Notifies of a submission those who can accept it, and of its acceptance or rejection the assignees. One that is undone deletes its notices. */
async function notifyOfMove(tx: Tx, task: TaskState, action: Action | undefined): Promise<void> {
  const workers = task.assignees.map(({ id }) => id);
  if (action === 'submission')
    await notify(tx, { kind: action, people: [task.owner_id, task.author_id], task: task.id });
  if (action === 'acceptance' || action === 'rejection')
    await notify(tx, { kind: action, people: workers, task: task.id });
  if (action === 'undo') await deleteNotices(tx, { kind: 'acceptance', people: workers, task: task.id });
}
