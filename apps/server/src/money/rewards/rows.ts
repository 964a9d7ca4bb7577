import { type Cents, cents } from '@kazi/contract/cents';
import { sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';

/** An amount between a payer and an agent: what is held, or by how much that changes. */
export interface Promised {
  agent: string;
  payer: string;
  currency: string;
  amount: Cents;
}

const ofTasks = (tx: Tx, tasks: readonly string[]) =>
  tx
    .selectFrom('rewards')
    .where('tenant_id', '=', tx.tenant)
    .where('task_id', '=', sql<string>`any(${tasks}::uuid[])`);

/** An open reward; with a moment it is being released. */
export interface OpenReward extends Promised {
  release_at: Date | null;
  /** Its moment has come, by the database's clock. */
  is_due: boolean;
}

/** What is held for tasks; locked until the transaction ends. */
export function openRewards(tx: Tx, tasks: readonly string[]): Promise<OpenReward[]> {
  return ofTasks(tx, tasks)
    .select(['agent_id as agent', 'payer_id as payer', 'currency', 'amount', 'release_at'])
    .select(sql<boolean>`coalesce(release_at <= now(), false)`.as('is_due'))
    .where('resolution', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** What each agent has been released for a task so far. */
export async function releasedSoFar(tx: Tx, task: string): Promise<Map<string, Cents>> {
  const rows = await ofTasks(tx, [task])
    .select(['agent_id', sql<Cents>`sum(amount)::bigint`.as('amount')])
    .where('resolution', '=', 'released')
    .groupBy('agent_id')
    .execute();
  return new Map(rows.map(({ agent_id, amount }) => [agent_id, amount]));
}

/** Changes what is held by an amount. A row that comes to zero is resolved as returned. */
export async function changeHeld(tx: Tx, task: string, { agent, payer, currency, amount }: Promised) {
  const same = tx
    .updateTable('rewards')
    .where('tenant_id', '=', tx.tenant)
    .where('task_id', '=', task)
    .where('agent_id', '=', agent)
    .where('payer_id', '=', payer)
    .where('currency', '=', currency)
    .where('resolution', 'is', null);
  const returned = await same
    .set({ resolution: 'returned', resolved_at: sql<Date>`now()` })
    .where('amount', '=', cents(-amount))
    .returning('id')
    .executeTakeFirst();
  if (returned) return;
  const changed = await same
    .set({ amount: sql<Cents>`amount + ${amount}::bigint` })
    .returning('id')
    .executeTakeFirst();
  if (changed) return;
  await tx
    .insertInto('rewards')
    .values({
      tenant_id: tx.tenant,
      id: newId(),
      task_id: task,
      agent_id: agent,
      payer_id: payer,
      currency,
      amount,
    })
    .execute();
}

/** Lets what is held for a task be released in so many seconds. Gives when; undefined where nothing is held. */
export async function releaseIn(tx: Tx, task: string, seconds: number): Promise<Date | undefined> {
  const changed = await tx
    .updateTable('rewards')
    .set({ release_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('tenant_id', '=', tx.tenant)
    .where('task_id', '=', task)
    .where('resolution', 'is', null)
    .returning('release_at')
    .execute();
  return changed[0]?.release_at ?? undefined;
}

/** Takes back that what is held for a task is being released. False where it is not, or no longer. */
export async function cancelRelease(tx: Tx, task: string): Promise<boolean> {
  const changed = await tx
    .updateTable('rewards')
    .set({ release_at: null })
    .where('tenant_id', '=', tx.tenant)
    .where('task_id', '=', task)
    .where('resolution', 'is', null)
    .where('release_at', 'is not', null)
    .returning('id')
    .execute();
  return changed.length > 0;
}

/** Closes all that is held for a task. */
export async function resolve(tx: Tx, task: string, resolution: 'released' | 'returned'): Promise<void> {
  await tx
    .updateTable('rewards')
    .set({ resolution, resolved_at: sql<Date>`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('task_id', '=', task)
    .where('resolution', 'is', null)
    .execute();
}
