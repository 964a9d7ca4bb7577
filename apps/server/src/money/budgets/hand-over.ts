import { sql } from 'kysely';
import type { Db, Tx } from '../../database/tenancy.ts';
import { recordBudget, type ToldBudget, withdrawBudget } from './commands.ts';

/** Whose wallet a budget is of, or who promises under it. */
type Part = 'payer_id' | 'holder_id';

/** The budgets that somebody gave, or holds, and that were not withdrawn. */
export async function budgetsOfPart(
  db: Db,
  part: Part,
  { tenant, user }: { tenant: string; user: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('budgets')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where(part, '=', user)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

interface Passing {
  ids: readonly string[];
  to: string;
}

/**
 * Gives budgets to another payer or holder, with what was promised under them. One that the other has already, or that would be of
 * their own wallet, ends instead.
 */
export async function passBudgets(tx: Tx, part: Part, { ids, to }: Passing): Promise<void> {
  for (const id of ids) {
    const budget = await lockedOpen(tx, id);
    if (!budget) continue;
    const next = { ...budget, [part]: to };
    if (next.payer_id === next.holder_id || (await hasSame(tx, next))) {
      await withdrawBudget(tx, budget);
      continue;
    }
    await tx
      .updateTable('budgets')
      .set({ [part]: to, version: sql`version + 1`, updated_at: sql`now()` })
      .where('tenant_id', '=', tx.tenant)
      .where('id', '=', id)
      .execute();
    await recordBudget(tx, next, { verb: 'updated' });
  }
}

/** Ends budgets: nothing more is promised under them, what was promised stays. */
export async function endBudgets(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const budget = await lockedOpen(tx, id);
    if (budget) await withdrawBudget(tx, budget);
  }
}

const lockedOpen = (tx: Tx, id: string) =>
  tx
    .selectFrom('budgets')
    .select(['id', 'payer_id', 'holder_id', 'app_id', 'currency'])
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

async function hasSame(tx: Tx, { id, payer_id, holder_id, app_id }: ToldBudget): Promise<boolean> {
  const same = await tx
    .selectFrom('budgets')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('payer_id', '=', payer_id)
    .where('holder_id', '=', holder_id)
    .where('app_id', 'is not distinct from', app_id)
    .where('withdrawn_at', 'is', null)
    .where('id', '<>', id)
    .executeTakeFirst();
  return same !== undefined;
}
