import type { moneyLimitsChange } from '@kazi/contract/money';
import { sql } from 'kysely';
import type * as z from 'zod';
import { defineFields } from '../../database/fields.ts';
import type { Tx } from '../../database/tenancy.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import { limitsRow, withDefaults } from './queries.ts';
import type { LimitsOfWorkspace } from './rules.ts';

type Change = z.infer<typeof moneyLimitsChange>;

const fields = defineFields<Omit<Change, 'version'>, 'money_limits'>()({
  approval: 'approval',
  newReceiver: 'new_receiver',
  receiver: 'receiver',
  person: 'person',
  workspace: 'workspace',
});

/**
 * The limits of the workspace, locked until the transaction ends, so that withdrawals made at once are counted one after
 * the other. Taken after the person's lock (`lockWallet`) and before any account of the ledger.
 */
export async function lockLimits(tx: Tx): Promise<LimitsOfWorkspace> {
  await tx
    .insertInto('money_limits')
    .values({ tenant_id: tx.tenant })
    .onConflict((clash) => clash.doNothing())
    .execute();
  return withDefaults(await limitsRow(tx, tx.tenant).forUpdate().executeTakeFirst());
}

/** Changes what is given of the locked limits; null brings a default back. False where they are of another version. */
export async function changeLimits(
  tx: Tx,
  before: LimitsOfWorkspace,
  { version, ...given }: Change,
): Promise<boolean> {
  if (version !== before.version) return false;
  await tx
    .updateTable('money_limits')
    .set({
      ...fields.toColumns(given),
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
