import { reachesAll } from '@kazi/contract/abilities';
import type { Cents } from '@kazi/contract/cents';
import {
  type AcceptRefusal,
  type Move,
  type Mover,
  movesFor,
  type RewardState,
  type TaskStatus,
} from '@kazi/contract/work';
import type { Db, Tx } from '../../database/tenancy.ts';
import type { PersonRow } from '../../identity/index.ts';
import { keepsAccounts } from '../../money/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { found } from '../../refuse.ts';
import { taskById } from './queries.ts';
import type { TaskRow } from './rows.ts';

/** How the viewer stands to the wallet that pays for a task. */
export interface Spender {
  /** The viewer owns the app or its project, and so pays for it. */
  owns: boolean;
  /** The payer has given the viewer a budget that covers the reward. */
  budgeted: boolean;
}

interface Assignee {
  id: string;
  /** They are invited, and have not come. */
  invitation?: PersonRow['invitation'];
}

/** The users who are parties to a task. */
interface Parts extends Spender {
  author_id: string;
  assignees: readonly Assignee[];
  reward_amount: Cents | null;
  /** The viewer is an approver of its project. */
  approves: boolean;
  approval: { by: { id: string } } | null;
  status: TaskStatus;
}

/**
 * See what a task pays. Its payer, its assignees, who has a budget of the payer in its app and who manages all accounts do, as long as
 * it is disputed also who settles disputes; to all others it is a task without a reward, whatever else of it they may see or change.
 */
export const seesReward = (
  viewer: Viewer,
  task: Pick<Parts, 'owns' | 'assignees'> & { holds_budget: boolean; disputed: boolean },
) =>
  task.owns ||
  task.holds_budget ||
  works(viewer, task) ||
  keepsAccounts(viewer) ||
  (task.disputed && settlesDisputes(viewer));

const settlesDisputes = ({ ability }: Viewer) => reachesAll(ability, 'Dispute');
const manages = ({ ability }: Viewer) => reachesAll(ability, 'Task');
const wrote = ({ user }: Viewer, task: Parts) => task.author_id === user.id;
/** Is assigned the task. */
export const works = ({ user }: Viewer, task: Pick<Parts, 'assignees'>) =>
  task.assignees.some(({ id }) => id === user.id);

/**
 * Spend what the payer's wallet has: promise a reward or more of it, and let it be held for other people. The payer, managers
 * of all accounts, and holders of a budget may; managing tasks is no right to a wallet.
 */
export const maySpend = (viewer: Viewer, task: Spender) => spendsFreely(viewer, task) || task.budgeted;
/** Spend without a budget. */
export const spendsFreely = (viewer: Viewer, { owns }: Pick<Spender, 'owns'>) =>
  (owns && viewer.ability.can('update', 'Task')) || keepsAccounts(viewer);

type Accepting = Pick<Parts, 'owns' | 'budgeted' | 'assignees' | 'reward_amount'>;

/** It would pay somebody who has not come yet, which nothing does. */
const paysInvited = ({ reward_amount, assignees }: Pick<Accepting, 'reward_amount' | 'assignees'>) =>
  Boolean(reward_amount) && assignees.some(({ invitation }) => invitation);

/**
 * Accept the work, and so release its reward. Assignees never accept work that is rewarded; without a reward the owner of
 * the app does even where they are assigned it, as no one is paid. Nobody does while one of those it pays is only invited.
 */
export const mayAccept = (viewer: Viewer, task: Accepting): boolean =>
  !paysInvited(task) && isAccepter(viewer, task);

function isAccepter(viewer: Viewer, task: Accepting): boolean {
  const pays = task.owns && viewer.ability.can('accept', 'Task');
  if (works(viewer, task)) return pays && !task.reward_amount;
  return pays || task.budgeted || (task.reward_amount ? keepsAccounts(viewer) : manages(viewer));
}

/** Why the viewer may not accept the work, once it is handed in; null where they may. */
export function acceptRefusal(
  viewer: Viewer,
  task: Accepting & { holds_budget: boolean; disputed: boolean },
): AcceptRefusal | null {
  if (isAccepter(viewer, task)) return paysInvited(task) ? 'invited' : null;
  if (works(viewer, task)) return 'assignee';
  if (!seesReward(viewer, task)) return 'payer';
  if (task.owns || !task.reward_amount) return 'role';
  return task.holds_budget ? 'budget' : 'payer';
}

/**
 * Approve the work that is handed in, which pays nothing by itself. Approvers of its project do, and need no wallet, no budget and
 * no sight of what it pays; nobody approves their own work.
 */
export const mayApprove = (viewer: Viewer, task: Parts) =>
  task.status === 'in-review' && !task.approval && isApprover(viewer, task);
const isApprover = (viewer: Viewer, task: Parts) => task.approves && !works(viewer, task);

/** Which of the movers of the table of moves the viewer is. */
function moversOf(viewer: Viewer, task: Parts): Mover[] {
  const movers: Mover[] = [];
  if (works(viewer, task)) movers.push('worker');
  if (wrote(viewer, task)) movers.push('author');
  if (manages(viewer) || (task.owns && viewer.ability.can('accept', 'Task'))) movers.push('manager');
  if (mayAccept(viewer, task)) movers.push('accepter');
  // An approver takes back what was accepted by their own approval alone.
  if (isApprover(viewer, task) && (task.status !== 'done' || task.approval?.by.id === viewer.user.id))
    movers.push('approver');
  return movers;
}

interface Paying extends Parts {
  status: TaskStatus;
  reward_state: RewardState | null;
  disputed: boolean;
}

/** Release a part of what is held before the work is accepted. */
export const mayReleasePart = (viewer: Viewer, task: Paying) =>
  task.reward_state === 'held' && !task.disputed && mayAccept(viewer, task);
/** Pay more for accepted work than its reward, to others. */
export const mayPayBonus = (viewer: Viewer, task: Paying & { owner_id: string }) =>
  task.status === 'done' &&
  !works(viewer, task) &&
  task.assignees.some(({ id }) => id !== task.owner_id) &&
  mayAccept(viewer, task) &&
  maySpend(viewer, task);
/** Freeze what is held: those whom it is held for, and who pays it. */
export const mayDispute = (viewer: Viewer, task: Parts & { owner_id: string }) =>
  works(viewer, task) || task.owner_id === viewer.user.id;
/** Settle a dispute: a third person, who manages disputes. */
export const maySettle = (viewer: Viewer, task: Paying & { owner_id: string }) =>
  task.disputed && settlesDisputes(viewer) && !mayDispute(viewer, task);

export const mayRead = ({ ability }: Viewer) => ability.can('read', 'Task');
export const mayUpdate = (viewer: Viewer, task: Parts) =>
  manages(viewer) ||
  ((task.owns || wrote(viewer, task) || works(viewer, task)) && viewer.ability.can('update', 'Task'));
export const mayAssign = (viewer: Viewer, task: Spender) =>
  manages(viewer) || (task.owns && viewer.ability.can('assign', 'Task')) || task.budgeted;
/** Lower a reward or take it away: what was held goes back to the payer, so managers of all tasks who see it may too. */
export const mayLowerReward = (viewer: Viewer, task: Parts & { holds_budget: boolean; disputed: boolean }) =>
  maySpend(viewer, task) || (manages(viewer) && seesReward(viewer, task));
export const mayPlace = (viewer: Viewer, task: Parts) =>
  mayUpdate(viewer, task) || moversOf(viewer, task).some((mover) => mover !== 'approver');
export const mayDelete = (viewer: Viewer, task: Parts) =>
  manages(viewer) || ((task.owns || wrote(viewer, task)) && viewer.ability.can('delete', 'Task'));
export const mayComment = ({ ability }: Viewer) => ability.can('create', 'Comment');

/** A cancelled task that is taken up again promises its reward anew. */
export const promisesAnew = (task: Pick<Parts, 'reward_amount'> & { status: TaskStatus }) =>
  task.status === 'cancelled' && Boolean(task.reward_amount);

/** Its reward is being released, and has not been paid yet. */
export const isReleasing = ({ reward_state }: { reward_state: RewardState | null }) =>
  reward_state === 'releasing';

interface Acceptable {
  reward_amount: Cents | null;
  reward_state: RewardState | null;
  just_accepted: boolean;
  disputed: boolean;
}

/** Its acceptance can be taken back by people who may accept the work. */
export const isUndoable = (task: Acceptable) =>
  isReleasing(task) || (task.just_accepted && !task.reward_amount);

/** Whether a reward is paid or returned by a move to a status. */
export const decidesReward = (status: TaskStatus) => status === 'done' || status === 'cancelled';

/**
 * The moves that the viewer may make of the task now. Approved work is not taken back by who did it, and what a dispute has frozen is
 * neither paid nor returned.
 */
export function movesOpenTo(viewer: Viewer, task: Parts & Acceptable): Move[] {
  if (promisesAnew(task) && !maySpend(viewer, task)) return [];
  return movesFor(task.status, moversOf(viewer, task), { isUndoable: isUndoable(task) }).filter(
    ({ action, to }) => !(action === 'retraction' && task.approval) && !(task.disputed && decidesReward(to)),
  );
}

/** The task. Throws 404 where there is none, or none for the viewer. */
export async function findTask(db: Db, viewer: Viewer, id: string): Promise<TaskRow> {
  return found(mayRead(viewer) ? await taskById(db, viewer, id) : undefined, 'task');
}

/**
 * Locks tasks until the transaction ends, so that changes of one task are made one after the other. Their apps come
 * first, as where an app is deleted; with `order`, also the order of the apps' tasks.
 */
export async function lockTasks(tx: Tx, ids: readonly string[], { order = false } = {}): Promise<void> {
  if (ids.length === 0) return;
  const tasks = tx.selectFrom('tasks').where('tenant_id', '=', tx.tenant).where('id', 'in', ids);
  const apps = tx
    .selectFrom('apps')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('id', 'in', tasks.select('app_id'))
    .orderBy('id');
  await (order ? apps.forNoKeyUpdate() : apps.forKeyShare()).execute();
  await tasks.select('id').orderBy('id').forNoKeyUpdate().execute();
}

/** The task, locked for a change. Throws 404 where there is none, or none for the viewer. */
export async function claimTask(
  tx: Tx,
  viewer: Viewer,
  id: string,
  { order = false } = {},
): Promise<TaskRow> {
  await lockTasks(tx, [id], { order });
  return findTask(tx, viewer, id);
}
