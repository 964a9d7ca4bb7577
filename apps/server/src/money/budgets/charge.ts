import { type Cents, cents, type Money, minus, noCents, sum } from '@kazi/contract/shared';
import { sql } from 'kysely';
import { kenyanTime } from '../../database/kenyan-time.ts';
import type { Tx } from '../../database/tenancy.ts';
import { refuse } from '../../refuse.ts';
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
  /** Null where nothing is promised any more. */
  reward: Money | null;
  /** What it has paid so far, to all people. */
  paid: Cents;
  /** What it promises now beyond that. */
  open: Cents;
  charge?: Charge | undefined;
}

/**
 * Brings the budgets in line with what a task takes from its payer, paid or promised, to whomever: what was returned counts
 * back, and what is newly promised under a budget is taken from it. The budget's row is locked, so that many promises at
 * once stay within it; nothing is locked after it but accounts and rewards. Throws 403 without a budget, and 409 where none
 * covers it.
 */
export async function chargeBudget(tx: Tx, task: ChargedTask): Promise<void> {
  const { answered, paidFreely } = await giveBack(tx, task);
  const { charge, reward } = task;
  if (!charge || !reward) return;
  const rest = minus(task.open, answered);
  const amount = cents(Math.min(rest, charge.raise ?? rest));
  const wanted = { ...task, holder: charge.holder, currency: reward.currency };
  const budget = await lockedBudget(tx, wanted, amount);
  if (amount > 0) await use(tx, { budget: budget.id, task: task.id, amount, paidFreely });
}

/** Gives back what a task, which is about to be deleted, has of budgets beyond what it has paid. */
export async function returnToBudgets(tx: Tx, task: string): Promise<void> {
  const { all } = await releasedSoFar(tx, task);
  await giveBack(tx, { id: task, paid: all, open: noCents });
}

/**
 * Lets uses of budgets for a task be no more than they have paid already and what it promises, the latest first. Gives what
 * they answer for of its promise, and what it has paid that none of them answers for.
 */
async function giveBack(
  tx: Tx,
  { id, paid, open }: Pick<ChargedTask, 'id' | 'paid' | 'open'>,
): Promise<{ answered: Cents; paidFreely: Cents }> {
  const uses = await tx
    .selectFrom('budget_uses')
    .select(['budget_id', 'month', 'amount', 'paid_freely'])
    .where('tenant_id', '=', tx.tenant)
    .where('task_id', '=', id)
    .orderBy('month', 'desc')
    .orderBy('budget_id')
    .execute();
  const covered = sum(uses.map(({ amount }) => amount));
  // Of what was paid since budgets answered for it last, they have paid first.
  const paidBefore = Math.max(0, ...uses.map(({ paid_freely }) => paid_freely));
  const paidUnder = Math.min(covered, Math.max(0, paid - paidBefore));
  const answered = cents(Math.min(covered - paidUnder, open));
  let excess = covered - paidUnder - answered;
  for (const use of uses) {
    const back = Math.min(excess, use.amount);
    if (back > 0) await lessen(tx, { ...use, task_id: id }, cents(use.amount - back));
    excess -= back;
  }
  return { answered, paidFreely: cents(paid - paidUnder) };
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

type Wanted = Pick<ChargedTask, 'payer' | 'app' | 'paid' | 'open'> & { holder: string; currency: string };

/** The first budget that covers all of the task and has the amount left this month; locked until the transaction ends. */
async function lockedBudget(
  tx: Tx,
  { payer, holder, app, paid, open, currency }: Wanted,
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
  if (!first) throw refuse('may-not', { what: 'promise-without-budget' });
  const fitting = budgets.filter((budget) => budget.currency === currency && paid + open <= budget.per_task);
  const budget = fitting.find(({ used, per_month }) => used + amount <= per_month);
  if (!budget) throw notCovered(fitting[0], first);
  return budget;
}

/** 409, with what the budget allows. */
function notCovered(fitting: BudgetRow | undefined, { payer, per_task, currency }: BudgetRow) {
  const name = `${payer.firstName} ${payer.lastName}`;
  const fields = { reward: 'within-budget' } as const;
  if (!fitting)
    return refuse('beyond-budget-per-task', { name, most: { amount: per_task, currency } }, fields);
  const left = cents(Math.max(0, fitting.per_month - fitting.used));
  return refuse('budget-used-up', { name, left: { amount: left, currency } }, fields);
}

interface Use {
  budget: string;
  task: string;
  amount: Cents;
  paidFreely: Cents;
}

const use = (tx: Tx, { budget, task, amount, paidFreely: paid_freely }: Use) =>
  tx
    .insertInto('budget_uses')
    .values({
      tenant_id: tx.tenant,
      budget_id: budget,
      month: kenyanTime.thisMonth,
      task_id: task,
      amount,
      paid_freely,
    })
    .onConflict((clash) =>
      clash.columns(['tenant_id', 'budget_id', 'month', 'task_id']).doUpdateSet({
        amount: sql<Cents>`budget_uses.amount + excluded.amount`,
        paid_freely: sql<Cents>`excluded.paid_freely`,
      }),
    )
    .execute();
