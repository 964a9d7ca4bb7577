import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import type { Setting } from '../setting.ts';
import { sharesOf } from './plan.ts';

/** Writes down what was promised for each task, and what became of it. */
export async function insertRewards(tx: Tx, { promised }: Setting): Promise<void> {
  const rows = promised.flatMap((reward) =>
    sharesOf(reward).map(([agent, amount]) => ({
      tenant_id: tx.tenant,
      id: newId(),
      task_id: reward.task,
      payer_id: reward.payer.id,
      agent_id: agent.id,
      amount,
      currency: 'KES',
      held_at: reward.heldAt,
      resolution: reward.resolution,
      resolved_at: reward.settledAt,
    })),
  );
  if (rows.length > 0) await tx.insertInto('rewards').values(rows).execute();
}
