import type { AuditAction } from '@kazi/contract/activity';
import type { budgetChange, newBudget } from '@kazi/contract/money';
import { sql } from 'kysely';
import type * as z from 'zod';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { atVersion } from '../../database/version.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import { found } from '../../refuse.ts';
import type { BudgetRow } from './queries.ts';

type NewBudget = z.infer<typeof newBudget> & { payer: string };
type BudgetChange = z.infer<typeof budgetChange>;

/** Gives a budget. Gives its id; undefined where the holder has one for the same apps already. */
export async function giveBudget(tx: Tx, given: NewBudget): Promise<string | undefined> {
  const { payer, holder, app = null } = given;
  const made = await tx
    .insertInto('budgets')
    .values({
      tenant_id: tx.tenant,
      id: newId(),
      payer_id: payer,
      holder_id: holder,
      app_id: app,
      per_month: given.perMonth,
      per_task: given.perTask,
      currency: given.currency,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return undefined;
  const changes = changesOf(
    { perMonth: null, perTask: null },
    { perMonth: given.perMonth, perTask: given.perTask },
  );
  await recordOf(
    tx,
    { id: made.id, payer_id: payer, holder_id: holder, app_id: app, currency: given.currency },
    { verb: 'created', changes },
  );
  return made.id;
}

/** Changes what is given. False, with nothing changed, where the budget is no longer at that version. */
export async function changeBudget(tx: Tx, before: BudgetRow, { version, perMonth, perTask }: BudgetChange) {
  const updated = await tx
    .updateTable('budgets')
    .set({ per_month: perMonth, per_task: perTask, version: sql`version + 1`, updated_at: sql`now()` })
    .where(atVersion(tx, before.id, version))
    .where('withdrawn_at', 'is', null)
    .returning('version')
    .executeTakeFirst();
  if (!updated) return false;
  const was = { perMonth: before.per_month, perTask: before.per_task };
  await recordOf(tx, before, { verb: 'updated', changes: changesOf(was, { perMonth, perTask }) });
  return true;
}

/** Withdraws a budget: nothing more is promised under it. What was promised stays. Throws 404 where it is withdrawn already. */
export async function withdrawBudget(tx: Tx, budget: BudgetRow): Promise<void> {
  const withdrawn = await tx
    .updateTable('budgets')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', budget.id)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  found(withdrawn, 'budget');
  await recordOf(tx, budget, { verb: 'deleted' });
}

const recordOf = (
  tx: Tx,
  {
    id,
    app_id,
    payer_id,
    holder_id,
    currency,
  }: Pick<BudgetRow, 'id' | 'app_id' | 'payer_id' | 'holder_id' | 'currency'>,
  happened: { verb: AuditAction; changes?: ReturnType<typeof changesOf> },
) =>
  record(tx, {
    subject: 'budget',
    subjectId: id,
    app: app_id,
    parties: [payer_id, holder_id],
    detail: { holder: holder_id, payer: payer_id, ...(app_id && { app: app_id }), currency },
    ...happened,
  });
