import type { TaskStatus } from '@kazi/contract/work';
import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { type Acceptance, type Charge, type RewardedTask, settleReward } from '../../money/index.ts';
import { rewardOf, tasksIn } from './rows.ts';

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
