import { type Cents, cents, inWords, type Money, minus, noCents, sum } from '@kazi/contract/shared';
import { sql } from 'kysely';
import { kenyanThisMonth } from '../../database/kenyan-time.ts';
import type { Tx } from '../../database/tenancy.ts';
import { conflict, forbidden } from '../../http/errors.ts';
import { releasedSoFar } from '../rewards/rows.ts';
import { type BudgetRow, budgetsFor } from './queries.ts';

/** A reward, or more of one, that its holder promises under a budget. */
export interface Charge {
  holder: string;
  /** By how much they raise it. Without it they answer for the whole reward. */
  raise?: Cents | undefined;
}

interface ChargedTask {
  id: string;
  app: string;
  payer: string;
  /** What it promises now; null where nothing is promised any more. */
  reward: Money | null;
  charge?: Charge | undefined;
}

/**
 * Brings the budgets in line with what a task promises now: what was returned counts back, and what is newly promised
 * under a budget is taken from it. The budget's row is locked, so that many promises at once stay within it; nothing is
 * locked after it but accounts and rewards. Throws 403 without a budget, and 409 where none covers the reward.
 */
export async function chargeBudget(tx: Tx, task: ChargedTask): Promise<void> {
  const promised = task.reward?.amount ?? noCents;
  const covered = await giveBack(tx, task.id, promised);
  if (!task.charge || !task.reward) return;
  const amount = cents(Math.min(minus(promised, covered), task.charge.raise ?? promised));
  const budget = await lockedBudget(tx, { ...task, reward: task.reward, holder: task.charge.holder }, amount);
  if (amount > 0) await use(tx, { budget: budget.id, task: task.id, amount });
}

/** Gives back what a task, which is about to be deleted, has of budgets beyond what it has paid. */
export const returnToBudgets = (tx: Tx, task: string): Promise<Cents> => giveBack(tx, task, noCents);

/**
 * Lets uses of budgets for a task be no more than it promises or has paid already, the latest first. Gives what is left
 * of them for what it promises.
 */
async function giveBack(tx: Tx, task: string, promised: Cents): Promise<Cents> {
  const uses = await tx
    .selectFrom('budget_uses')
    .select(['budget_id', 'month', 'amount'])
    .where('tenant_id', '=', tx.tenant)
    .where('task_id', '=', task)
    .orderBy('month', 'desc')
    .orderBy('budget_id')
    .execute();
  const covered = sum(uses.map(({ amount }) => amount));
  if (covered <= promised) return covered;
  const paid = sum([...(await releasedSoFar(tx, task)).values()]);
  let excess = Math.max(0, covered - Math.max(promised, paid));
  for (const use of uses) {
    const back = Math.min(excess, use.amount);
    if (back > 0) await lessen(tx, { ...use, task_id: task }, cents(use.amount - back));
    excess -= back;
  }
  return cents(Math.min(covered, promised));
}

interface UseKey {
  budget_id: string;
  month: string;
  task_id: string;
}

async function lessen(tx: Tx, { budget_id, month, task_id }: UseKey, left: Cents): Promise<void> {
  const key = sql<boolean>`(tenant_id, budget_id, month, task_id) =
    (${tx.tenant}::uuid, ${budget_id}::uuid, ${month}::date, ${task_id}::uuid)`;
  if (left === 0) await tx.deleteFrom('budget_uses').where(key).execute();
  else await tx.updateTable('budget_uses').set({ amount: left }).where(key).execute();
}

/** The first budget that covers the reward and has the amount left this month; locked until the transaction ends. */
async function lockedBudget(
  tx: Tx,
  { payer, holder, app, reward }: { payer: string; holder: string; app: string; reward: Money },
  amount: Cents,
): Promise<BudgetRow> {
  // Locked by a statement of its own: a query that waits for the lock would tell the use from before.
  await tx
    .selectFrom('budgets')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('payer_id', '=', payer)
    .where('holder_id', '=', holder)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  const budgets = await budgetsFor(tx, tx.tenant, { payer, holder, app });
  const [first] = budgets;
  if (!first) throw forbidden('promise a reward here: who pays for this app has given you no budget');
  const fitting = budgets.filter(
    (budget) => budget.currency === reward.currency && reward.amount <= budget.per_task,
  );
  const budget = fitting.find(({ used, per_month }) => used + amount <= per_month);
  if (!budget) throw notCovered(fitting[0], first);
  return budget;
}

/** 409, with what the budget allows. */
function notCovered(fitting: BudgetRow | undefined, { payer, per_task, currency }: BudgetRow) {
  const budget = `Your budget from ${payer.firstName} ${payer.lastName}`;
  const sentence = fitting
    ? `${budget} has ${inWords(cents(Math.max(0, fitting.per_month - fitting.used)), currency)} left this month.`
    : `${budget} allows ${inWords(per_task, currency)} for a task.`;
  return conflict(sentence, { reward: 'must be within your budget' });
}

const use = (tx: Tx, { budget, task, amount }: { budget: string; task: string; amount: Cents }) =>
  tx
    .insertInto('budget_uses')
    .values({ tenant_id: tx.tenant, budget_id: budget, month: kenyanThisMonth, task_id: task, amount })
    .onConflict((clash) =>
      clash
        .columns(['tenant_id', 'budget_id', 'month', 'task_id'])
        .doUpdateSet({ amount: sql<Cents>`budget_uses.amount + excluded.amount` }),
    )
    .execute();
