import { type Cents, cents } from '@kazi/contract/cents';
import { noCents, plus, sum } from '@kazi/contract/shared';
import type { ShareKind } from '@kazi/contract/work';
import { sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { refuse } from '../../refuse.ts';

/** An amount between a payer and an agent: what is held, or by how much that changes. */
export interface Promised {
  agent: string;
  payer: string;
  currency: string;
  amount: Cents;
  /** A bonus that is paid with the acceptance; without it, a share of the reward. */
  kind?: ShareKind;
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
    .select(['agent_id as agent', 'payer_id as payer', 'currency', 'amount', 'kind', 'release_at'])
    .select(sql<boolean>`coalesce(release_at <= now(), false)`.as('is_due'))
    .where('resolution', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** What a task has paid so far. */
export interface Released {
  /** To each person by acceptances of the work. */
  accepted: ReadonlyMap<string, Cents>;
  /** To each person as parts of the reward: before an acceptance, or by the settlement of a dispute. */
  parts: ReadonlyMap<string, Cents>;
  /** Altogether, bonuses included. */
  all: Cents;
}

/** What has been released for a task so far. */
export async function releasedSoFar(tx: Tx, task: string): Promise<Released> {
  const rows = await ofTasks(tx, [task])
    .select(['agent_id', 'kind', sql<Cents>`sum(amount)::bigint`.as('amount')])
    .where('resolution', '=', 'released')
    .groupBy(['agent_id', 'kind'])
    .execute();
  const accepted = new Map<string, Cents>();
  const parts = new Map<string, Cents>();
  for (const { agent_id, kind, amount } of rows) {
    if (kind === 'acceptance') accepted.set(agent_id, amount);
    if (kind === 'part' || kind === 'settlement')
      parts.set(agent_id, plus(parts.get(agent_id) ?? noCents, amount));
  }
  return { accepted, parts, all: sum(rows.map(({ amount }) => amount)) };
}

/** What is held for an agent by a payer, to be changed. */
const heldRow = (tx: Tx, task: string, { agent, payer, currency, kind = 'acceptance' }: Promised) =>
  tx
    .updateTable('rewards')
    .where('tenant_id', '=', tx.tenant)
    .where('task_id', '=', task)
    .where('agent_id', '=', agent)
    .where('payer_id', '=', payer)
    .where('currency', '=', currency)
    .where('kind', '=', kind)
    .where('resolution', 'is', null);

/** A row for an amount of a task: held, unless it is given more. */
const rowFor = (tx: Tx, task: string, { agent, payer, currency, amount, kind = 'acceptance' }: Promised) => ({
  tenant_id: tx.tenant,
  id: newId(),
  task_id: task,
  agent_id: agent,
  payer_id: payer,
  currency,
  amount,
  kind,
});

/** Notes an amount that is released, of what is held or beyond it, as a row of its own. */
export async function addReleased(
  tx: Tx,
  task: string,
  released: Promised,
  kind: Exclude<ShareKind, 'acceptance'>,
): Promise<void> {
  await tx
    .insertInto('rewards')
    .values({
      ...rowFor(tx, task, released),
      kind,
      resolution: 'released',
      resolved_at: sql<Date>`now()`,
    })
    .execute();
}

/** Releases an amount of what is held for an agent: all of it by its own row, less as another. */
export async function releaseHeld(
  tx: Tx,
  task: string,
  part: Promised,
  kind: 'part' | 'settlement',
): Promise<void> {
  const same = heldRow(tx, task, part);
  const whole = await same
    .set({ resolution: 'released', resolved_at: sql<Date>`now()`, kind })
    .where('amount', '=', part.amount)
    .returning('id')
    .executeTakeFirst();
  if (whole) return;
  await same.set({ amount: sql<Cents>`amount - ${part.amount}::bigint` }).execute();
  await addReleased(tx, task, part, kind);
}

/** Changes what is held by an amount. A row that comes to zero is resolved as returned. */
export async function changeHeld(tx: Tx, task: string, change: Promised) {
  const { amount } = change;
  const same = heldRow(tx, task, change);
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
    .values(rowFor(tx, task, change))
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

/** Throws 409 where a dispute has frozen what is held for a task. */
export async function refuseDisputed(tx: Tx, task: string): Promise<void> {
  if (await openDispute(tx, task)) throw refuse('reward-in-dispute');
}

/** The dispute of a task that is not settled yet. */
const openDispute = (tx: Tx, task: string): Promise<{ id: string } | undefined> =>
  tx
    .selectFrom('disputes')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('task_id', '=', task)
    .where('settled_at', 'is', null)
    .executeTakeFirst();

/** Throws 409 where one of these people is invited and has not come: nobody is paid who cannot log in. */
export async function refuseInvited(tx: Tx, people: readonly string[]): Promise<void> {
  const invited = await tx
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', sql<string>`any(${[...people]}::uuid[])`)
    .where('login_id', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (invited) throw refuse('pays-invited');
}
