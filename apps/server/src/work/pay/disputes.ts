import type { Cents } from '@kazi/contract/cents';
import { type Money, noCents } from '@kazi/contract/shared';
import type { Task } from '@kazi/contract/work';
import { sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { type PersonRow, personAt, presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import { found } from '../../refuse.ts';
import { actorOf } from '../actor.ts';

/** Within a query over tasks `t`: a dispute has frozen what is held for the task. */
export const isDisputed = sql<boolean>`exists (
  select from disputes i where i.tenant_id = t.tenant_id and i.task_id = t.id and i.settled_at is null)`;

/** The newest dispute over what is held for the task `t`. Moments come as text. */
export const newestDispute = sql<DisputeRow | null>`(
  select json_build_object(
    'by', ${personAt('i.tenant_id', 'i.opened_by')}, 'at', i.opened_at, 'reason', i.reason, 'currency', i.currency,
    'settledBy', ${personAt('i.tenant_id', 'i.settled_by')}, 'settledAt', i.settled_at, 'sentence', i.sentence,
    'paid', i.paid, 'returned', i.returned)
  from disputes i where i.tenant_id = t.tenant_id and i.task_id = t.id order by i.opened_at desc limit 1)`;

/** A dispute with its people as rows and its moments as text; null is what an open one has not yet. */
interface DisputeRow {
  by: PersonRow;
  at: string;
  reason: string;
  currency: string;
  settledBy: PersonRow | null;
  settledAt: string | null;
  sentence: string | null;
  paid: Cents | null;
  returned: Cents | null;
}

/** A dispute as its task shows it. */
export function presentDispute(row: DisputeRow, tenant: string, addresses: FileAddresses): Task['dispute'] {
  const { by, at, reason, currency, settledBy, settledAt, sentence, paid, returned } = row;
  return {
    by: presentPerson(by, tenant, addresses),
    at: new Date(at).toISOString(),
    reason,
    settled: settledBy && {
      by: presentPerson(settledBy, tenant, addresses),
      at: new Date(settledAt ?? at).toISOString(),
      sentence: sentence ?? '',
      paid: { amount: paid ?? noCents, currency },
      returned: { amount: returned ?? noCents, currency },
    },
  };
}

/** Opens a dispute over what is held for a task, which the caller has locked. */
export async function insertDispute(
  tx: Tx,
  { id, reward_currency }: { id: string; reward_currency: string | null },
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
