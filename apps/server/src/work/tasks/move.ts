import { moveBetween, moves, type TaskStatus } from '@kazi/contract/work';
import { sql } from 'kysely';
import { notify } from '../../activity/index.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { atVersion } from '../../database/version.ts';
import { conflict, forbidden } from '../../http/errors.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { actorOf } from '../actor.ts';
import { recordOf } from './commands.ts';
import { movesOpenTo } from './policy.ts';
import { moveReward } from './reward.ts';
import { numberOf, type TaskRow } from './rows.ts';

export type Move = NonNullable<ReturnType<typeof moveBetween>>;
export type Action = NonNullable<Move['action']>;

const verbs: Record<Action, string> = {
  submission: 'submitted',
  acceptance: 'accepted',
  rejection: 'rejected',
  reopening: 'reopened',
  cancellation: 'cancelled',
};

/** The move to a status, or the one by an action. Throws 409 where the table has none, 403 where it is not the viewer's. */
export function moveOf(viewer: Viewer, task: TaskRow, asked: { to: TaskStatus } | { action: Action }): Move {
  const move =
    'to' in asked
      ? moveBetween(task.status, asked.to)
      : moves.find(({ from, action }) => from === task.status && action === asked.action);
  if (!move) throw conflict(`${numberOf(task)} is ${nameOf(task.status)}. ${possibleFrom(task.status)}`);
  if (!movesOpenTo(viewer, task).includes(move.to))
    throw forbidden(`move ${numberOf(task)} from ${nameOf(move.from)} to ${nameOf(move.to)}`);
  return move;
}

const nameOf = (status: TaskStatus) => status.replace('-', ' ');

function possibleFrom(status: TaskStatus): string {
  const names = moves.filter(({ from }) => from === status).map(({ to }) => nameOf(to));
  return `From there it can be moved to ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)}.`;
}

/**
 * Makes every change of a task's status: keeps who, when and why, and tells those whom it concerns. Gives the new
 * version; undefined, with nothing changed, where the task is no longer at the version the move was based on.
 */
export async function moveTask(
  tx: Tx,
  task: TaskRow,
  move: Move,
  { reason, position }: { reason?: string | undefined; position?: string | undefined } = {},
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
    .returning('version')
    .executeTakeFirst();
  if (!moved) return undefined;
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
  await tellOfMove(tx, task, move.action);
  if (task.reward_amount && (decidesReward(move.from) || decidesReward(move.to)))
    await moveReward(tx, task.id);
  return moved.version;
}

const decidesReward = (status: TaskStatus) => status === 'done' || status === 'cancelled';

/** Work handed in is news to who can accept it; its acceptance or rejection, to who did it. */
async function tellOfMove(tx: Tx, task: TaskRow, action: Action | undefined): Promise<void> {
  const workers = task.assignees.map(({ id }) => id);
  if (action === 'submission')
    await notify(tx, { kind: action, people: [task.owner_id, task.author_id], task: task.id });
  if (action === 'acceptance' || action === 'rejection')
    await notify(tx, { kind: action, people: workers, task: task.id });
}
