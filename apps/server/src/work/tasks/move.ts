import type { Money } from '@kazi/contract/shared';
import { type Move, moveBetween, moves, type TaskStatus } from '@kazi/contract/work';
import { sql } from 'kysely';
import { deleteNotices, notify, settleNotices } from '../../activity/index.ts';
import { newId } from '../../database/ids.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { atVersion } from '../../database/version.ts';
import type { AuthedContext } from '../../http/procedures.ts';
import type { Acceptance, Charge } from '../../money/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { refuse } from '../../refuse.ts';
import { actorOf } from '../actor.ts';
import { findApprovers } from '../approvers/approvers.ts';
import { createDelivery, lastDelivery, type NewDelivery } from '../deliveries/deliveries.ts';
import { addMarks, type NewMarks } from '../deliveries/marks.ts';
import { askingForWork, recordOf, tellMentioned } from './commands.ts';
import { decidesReward, isUndoable, movesOpenTo, promisesAnew } from './policy.ts';
import { chargeForReward, moveReward, notAccepting } from './reward.ts';
import { numberOf, type TaskState } from './rows.ts';

/** A move with a call of its own, such as a submission; the others are plain changes of status. */
export type Action = NonNullable<Move['action']>;

const verbs: Record<Action, string> = {
  submission: 'submitted',
  retraction: 'retracted',
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
  const open = movesOpenTo(viewer, task).find((one) =>
    'to' in asked ? one.to === asked.to : one.action === asked.action,
  );
  if (open) return open;
  if (task.disputed && decidesReward(move.to)) throw refuse('reward-in-dispute');
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
const possibleFrom = (status: TaskStatus): TaskStatus[] => [
  ...new Set(
    moves.filter(({ from, whileUndoable }) => from === status && !whileUndoable).map(({ to }) => to),
  ),
];

/** How an acceptance pays: at once with the sum that the caller saw, else once it can no longer be undone. */
export const acceptanceOf = (
  { services: { config }, viewer, proveIf }: Pick<AuthedContext, 'services' | 'viewer' | 'proveIf'>,
  confirmed: Money | undefined,
): Acceptance => ({ confirmed, by: viewer.user.id, undoSeconds: config.undoSeconds, proveIf });

interface MoveOptions {
  reason?: string | undefined;
  /** What a submission hands in. */
  delivery?: NewDelivery | undefined;
  /** What a decision says about the files of the newest delivery. */
  marks?: NewMarks;
  position?: string | undefined;
  /** How an acceptance releases the reward; without it, at once. */
  acceptance?: Acceptance | undefined;
  /** The budget that a bonus beside it is taken from. */
  charge?: Charge | undefined;
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
  { reason, delivery, marks, position, acceptance, charge: bonusCharge }: MoveOptions = {},
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
  await endApproval(tx, task, move);
  const charge = promisesAnew(task) ? await chargeForReward(tx, viewer, task) : bonusCharge;
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
      delivery_id: await deliveryMoved(tx, task.id, move, delivery),
      actor_id: actorOf(tx),
    })
    .execute();
  await recordOf(tx, task, move.action ? verbs[move.action] : 'moved', {
    version: moved.version,
    changes: { status: { before: move.from, after: move.to }, ...(await addMarks(tx, task.id, marks)) },
    reason: reason || delivery?.line || undefined,
  });
  await settleByMove(tx, task, move);
  await notifyOfMove(tx, task, move.action);
  await tellMentioned(tx, task, { after: delivery?.body });
  if (task.reward_amount && (decidesReward(move.from) || decidesReward(move.to)))
    await moveReward(tx, task.id, { charge, acceptance, undone: move.action === 'undo' });
  return moved.version;
}

/** Ends the approval of work that is not handed in any more, and of an acceptance that its approver takes back. */
async function endApproval(tx: Tx, task: TaskState, { to, action }: Move): Promise<void> {
  if (!task.approval || to === 'done' || (action === 'undo' && task.approval.by.id !== tx.actor)) return;
  await tx
    .updateTable('task_approvals')
    .set({ ended_at: sql<Date>`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('task_id', '=', task.id)
    .where('ended_at', 'is', null)
    .execute();
  const people = [task.owner_id, ...task.assignees.map(({ id }) => id)];
  await deleteNotices(tx, { kind: 'work-approved', people, task: task.id });
}

/** The delivery that a submission makes, or that a rejection sends back. */
async function deliveryMoved(
  tx: Tx,
  task: string,
  { action }: Move,
  delivery: NewDelivery | undefined,
): Promise<string | null> {
  if (action === 'submission') return createDelivery(tx, task, delivery);
  return (action === 'rejection' && (await lastDelivery(tx, task))?.id) || null;
}

/** Marks as read what the task no longer asks for: of everybody once it is handed in or over, else of who moves it. */
async function settleByMove(tx: Tx, task: TaskState, { from, to }: Move): Promise<void> {
  if (from === 'in-review') await settleNotices(tx, { kinds: ['submission'], task: task.id });
  if (to === 'in-review' || decidesReward(to))
    await settleNotices(tx, { kinds: askingForWork, task: task.id });
  else if (tx.actor)
    await settleNotices(tx, { kinds: ['assignment', 'rejection'], people: [tx.actor], task: task.id });
}

/** Notifies of a submission those who can accept or approve it, and of its acceptance or rejection the assignees. One that is undone deletes its notices. */
async function notifyOfMove(tx: Tx, task: TaskState, action: Action | undefined): Promise<void> {
  const workers = task.assignees.map(({ id }) => id);
  if (action === 'submission' || action === 'retraction') {
    const approvers = task.project_id ? await findApprovers(tx, tx.tenant, task.project_id) : [];
    const people = [task.owner_id, task.author_id, ...approvers.map(({ user_id }) => user_id)];
    const notices = { kind: 'submission', people, task: task.id } as const;
    await (action === 'submission' ? notify(tx, notices) : deleteNotices(tx, notices));
  }
  if (action === 'acceptance' || action === 'rejection')
    await notify(tx, { kind: action, people: workers, task: task.id });
  if (action === 'undo') await deleteNotices(tx, { kind: 'acceptance', people: workers, task: task.id });
}
