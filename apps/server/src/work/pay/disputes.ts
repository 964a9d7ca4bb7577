import type { Cents } from '@kazi/contract/cents';
import type { Money } from '@kazi/contract/shared';
import { sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { found } from '../../refuse.ts';
import { actorOf } from '../actor.ts';
import type { TaskRow } from '../tasks/rows.ts';

/** Opens a dispute over what is held for a task, which the caller has locked. */
export async function openDisputeOf(
  tx: Tx,
  { id, reward_currency }: Pick<TaskRow, 'id' | 'reward_currency'>,
  reason: string,
): Promise<void> {
  await tx
    .insertInto('disputes')
    .values({
      tenant_id: tx.tenant,
      id: newId(),
      task_id: id,
      opened_by: actorOf(tx),
      reason,
      currency: reward_currency ?? 'KES',
    })
    .execute();
}

interface Settlement {
  paid: Money;
  returned: Money;
  sentence: string;
}

/** Settles the open dispute of a task. Gives who opened it. */
export async function settleDispute(
  tx: Tx,
  task: string,
  { paid, returned, sentence }: Settlement,
): Promise<string> {
  const settled = await tx
    .updateTable('disputes')
    .set({
      settled_by: actorOf(tx),
      settled_at: sql<Date>`now()`,
      sentence,
      paid: paid.amount,
      returned: returned.amount,
    })
    .where('tenant_id', '=', tx.tenant)
    .where('task_id', '=', task)
    .where('settled_at', 'is', null)
    .returning('opened_by')
    .executeTakeFirst();
  return found(settled, 'task').opened_by;
}

/** Counts a change of what a task pays as one of its versions; with `reward` that is what it promises from now on. Gives the version. */
export async function touchTask(tx: Tx, id: string, { reward }: { reward?: Cents } = {}): Promise<number> {
  const { version } = await tx
    .updateTable('tasks')
    .set({
      version: sql`version + 1`,
      updated_at: sql`now()`,
      ...(reward !== undefined && { reward_amount: reward || null }),
      ...(reward === 0 && { reward_currency: null }),
    })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
