import type { AuditAction } from '@kazi/contract/activity';
import type { budgetChange, newBudget } from '@kazi/contract/money';
import type { PayRule } from '@kazi/contract/money/words';
import { sql } from 'kysely';
import type * as z from 'zod';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { atVersion } from '../../database/version.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import { found } from '../../refuse.ts';
import type { BudgetRow } from './queries.ts';

type NewBudget = z.infer<typeof newBudget> & { payer: string };
type BudgetChange = z.infer<typeof budgetChange>;

const fields = defineFields<Omit<BudgetChange, 'id' | 'version'>, 'budgets'>()({
  perMonth: 'per_month',
  perTask: 'per_task',
});

/** Gives a budget. Gives its id; undefined where the holder has one for the same apps already. */
export async function giveBudget(
  tx: Tx,
  { payer, holder, app = null, currency, ...given }: NewBudget,
): Promise<string | undefined> {
  const made = await tx
    .insertInto('budgets')
    .values({
      ...fields.toColumns(given),
      tenant_id: tx.tenant,
      id: newId(),
      payer_id: payer,
      holder_id: holder,
      app_id: app,
      currency,
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return undefined;
  const changes = changesOf({}, given);
  await recordBudget(
    tx,
    { id: made.id, payer_id: payer, holder_id: holder, app_id: app, currency },
    { verb: 'created', changes },
  );
  return made.id;
}

/** Changes what is given. False, with nothing changed, where the budget is no longer at that version. */
export async function changeBudget(tx: Tx, before: BudgetRow, { id, version, ...given }: BudgetChange) {
  const updated = await tx
    .updateTable('budgets')
    .set({ ...fields.toColumns(given), version: sql`version + 1`, updated_at: sql`now()` })
    .where(atVersion(tx, id, version))
    .where('withdrawn_at', 'is', null)
    .returning('version')
    .executeTakeFirst();
  if (!updated) return false;
  const changes = changesOf(fields.fromRow(before, {}), given);
  await recordBudget(tx, before, { verb: 'updated', changes });
  return true;
}

/** Withdraws a budget: nothing more is promised under it. What was promised stays. Throws 404 where it is withdrawn already. */
export async function withdrawBudget(tx: Tx, budget: ToldBudget): Promise<void> {
  const withdrawn = await tx
    .updateTable('budgets')
    .set({ withdrawn_at: sql<Date>`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', budget.id)
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  found(withdrawn, 'budget');
  await recordBudget(tx, budget, { verb: 'deleted' });
}

/** What a budget's event tells. */
export type ToldBudget = Pick<BudgetRow, 'id' | 'app_id' | 'payer_id' | 'holder_id' | 'currency'>;

/** Records what happened to a budget, for its payer and its holder. */
export const recordBudget = (
  tx: Tx,
  { id, app_id, payer_id, holder_id, currency }: ToldBudget,
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

/** Chooses whether approvals pay in an app. */
export async function setPayRule(
  tx: Tx,
  { app, before, payRule }: { app: string; before: PayRule; payRule: PayRule },
): Promise<void> {
  if (payRule === before) return;
  await tx
    .updateTable('apps')
    .set({ pay_rule: payRule })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', app)
    .execute();
  const changes = changesOf({ payRule: before }, { payRule });
  await record(tx, { subject: 'app', subjectId: app, app, verb: 'updated', changes });
}
