import type { moneyLimitsChange } from '@kazi/contract/money';
import { sql } from 'kysely';
import type * as z from 'zod';
import type { Tx } from '../../database/tenancy.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import type { lockLimits } from './queries.ts';

type Change = z.infer<typeof moneyLimitsChange>;

/** Changes what is given of the locked limits; null brings a default back. False where they are of another version. */
export async function changeLimits(
  tx: Tx,
  before: Awaited<ReturnType<typeof lockLimits>>,
  { version, ...given }: Change,
): Promise<boolean> {
  if (version !== before.version) return false;
  await tx
    .updateTable('money_limits')
    .set({
      approval: given.approval,
      new_receiver: given.newReceiver,
      receiver: given.receiver,
      person: given.person,
      workspace: given.workspace,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('tenant_id', '=', tx.tenant)
    .execute();
  const changes = changesOf(before, given);
  await record(tx, {
    subject: 'money-limits',
    subjectId: tx.tenant,
    verb: 'updated',
    version: version + 1,
    changes,
  });
  return true;
}
