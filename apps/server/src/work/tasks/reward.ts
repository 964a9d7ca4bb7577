import type { Cents } from '@kazi/contract/cents';
import { cents, noCents } from '@kazi/contract/shared';
import type { TaskStatus } from '@kazi/contract/work';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/tenancy.ts';
import type { Patch } from '../../database/version.ts';
import type { Changes } from '../../events/changes.ts';
import {
  type Acceptance,
  budgetsFor,
  type Charge,
  payerOf,
  type RewardedTask,
  settleReward,
} from '../../money/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { refuse } from '../../refuse.ts';
import { acceptRefusal, mayLowerReward, maySpend, type Spender, seesReward, spendsFreely } from './policy.ts';
import { numberOf, rewardOf, type TaskContent, type TaskState, tasksIn } from './rows.ts';

interface Changed {
  given: Patch<Pick<TaskContent, 'reward' | 'assignees'>>;
  changes: Changes;
}

/**
 * How a change of a task promises more than before: it is held for other people, or raised; without a `raise` all of it is promised.
 * Undefined where it promises nothing more.
 */
export function promisedBy(
  task: Pick<TaskState, 'reward_amount' | 'reward_currency'>,
  { given, changes }: Changed,
): { isHeldAnew: boolean; raise: Cents | undefined } | undefined {
  const before = task.reward_amount ?? noCents;
  const reward = given.reward === undefined ? before : (given.reward?.amount ?? noCents);
  const isHeldAnew = changes.assignees !== undefined && reward > 0 && Boolean(given.assignees?.length);
  const isOtherMoney = given.reward && given.reward.currency !== task.reward_currency;
  if (!isHeldAnew && !isOtherMoney && reward <= before) return undefined;
  return { isHeldAnew, raise: isHeldAnew || isOtherMoney ? undefined : cents(reward - before) };
}

/**
 * What the viewer promises under a budget by a change of a task; undefined where they promise nothing, or need none.
 * Throws 403 where the wallet is not theirs to spend, and 409 where the change would pay for work that is done already.
 */
export async function chargeFor(
  db: Db,
  viewer: Viewer,
  task: TaskState,
  { given, changes }: Changed,
): Promise<Charge | undefined> {
  // An amount that is guessed at by who does not see it is refused, be it right or wrong.
  if (given.reward && !seesReward(viewer, task)) return chargeForReward(db, viewer, task);
  if (changes.reward && !mayLowerReward(viewer, task))
    throw refuse('may-not', { what: 'set-the-reward-of-this-task' });
  const promised = promisedBy(task, { given, changes });
  if (task.status === 'done' && (changes.reward || promised?.isHeldAnew))
    throw refuse(changes.reward ? 'reward-of-done-task' : 'assignees-of-done-task', { task: numberOf(task) });
  return promised && chargeForReward(db, viewer, task, promised.raise);
}

/** What the viewer promises under a budget; undefined where they need none. Throws 403 where the wallet is not theirs. */
export async function chargeForReward(
  db: Db,
  viewer: Viewer,
  task: Spender & { app_id: string },
  raise?: Cents,
): Promise<Charge | undefined> {
  if (!maySpend(viewer, task)) {
    const payer = await payerNamed(db, viewer, task);
    throw refuse('may-not', { what: 'promise-for-payer', payer });
  }
  return spendsFreely(viewer, task) ? undefined : { holder: viewer.user.id, raise };
}

/** 403, with why the viewer may not accept a task's work. */
export async function notAccepting(db: Db, viewer: Viewer, task: TaskState) {
  const about = { task: numberOf(task) };
  switch (acceptRefusal(viewer, task)) {
    case 'assignee':
      return refuse('may-not', { what: 'accept-own-work', ...about });
    case 'invited':
      return refuse('pays-invited');
    case 'role':
      return refuse('may-not', { what: 'accept-by-role', ...about });
    case 'budget':
      return refuse('may-not', {
        what: 'accept-beyond-budget',
        ...about,
        payer: await payerNamed(db, viewer, task),
      });
    case 'payer':
      return refuse('may-not', {
        what: 'accept-without-budget',
        ...about,
        payer: await payerNamed(db, viewer, task),
      });
    default:
      return refuse('may-not', { what: 'accept-task', ...about });
  }
}

/** How the viewer stands to the wallet that pays for a new task of an app. */
export async function spenderIn(
  db: Db,
  viewer: Viewer,
  { id: app_id, owns }: { id: string; owns: boolean },
): Promise<Spender & { app_id: string }> {
  const payer = owns ? undefined : await payerOf(db, viewer.tenant, app_id);
  const held = payer && { payer: payer.id, holder: viewer.user.id, app: app_id };
  const budgeted = held ? (await budgetsFor(db, viewer.tenant, held)).length > 0 : false;
  return { app_id, owns, budgeted };
}

async function payerNamed(db: Db, { tenant }: Viewer, { app_id }: { app_id: string }): Promise<string> {
  const payer = await payerOf(db, tenant, app_id);
  return payer ? `${payer.person.firstName} ${payer.person.lastName}` : 'Someone else';
}

const stateAt = (status: TaskStatus): RewardedTask['state'] =>
  status === 'done' ? 'accepted' : status === 'cancelled' ? 'dropped' : 'open';

interface Moving {
  deleted?: boolean;
  /** The acceptance is taken back. */
  undone?: boolean;
  charge?: Charge | undefined;
  acceptance?: Acceptance | undefined;
}

/**
 * Moves what a task's reward asks for after the task has changed: held for its assignees, released by its acceptance,
 * returned where it is cancelled, or about to be deleted. The caller has locked the task. Throws 409 where the payer's
 * wallet, or the budget under which it is promised, does not cover it.
 */
export async function moveReward(
  tx: Tx,
  id: string,
  { deleted = false, undone = false, ...how }: Moving = {},
): Promise<void> {
  const task = await tasksIn(tx, tx.tenant)
    .select(['t.id', 't.app_id', 't.status', 't.reward_amount', 't.reward_currency'])
    .select(sql<string>`o.user_id`.as('owner'))
    .select(
      sql<string[]>`array(
        select x.user_id from task_assignees x where x.tenant_id = t.tenant_id and x.task_id = t.id
        order by x.assigned_at, x.user_id)`.as('assignees'),
    )
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow();
  await settleReward(tx, {
    id,
    app: task.app_id,
    payer: task.owner,
    state: deleted ? 'dropped' : undone ? 'undone' : stateAt(task.status),
    reward: rewardOf(task),
    assignees: task.assignees,
    ...how,
  });
}
