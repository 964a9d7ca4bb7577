import { type Cents, noCents } from '@kazi/contract/cents';
import type { Budget, Spending } from '@kazi/contract/money';
import { appStanding, taskReadersAmong } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import type { Patch } from '../../database/version.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { presentPerson } from '../../identity/index.ts';
import { toPage } from '../../page.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { badInput, found, refuse, staleVersion } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { accountsOfUser, presentAccount } from '../accounts/accounts.ts';
import { walletCurrency as currency } from '../books/accounts.ts';
import { changeBudget, giveBudget, setPayRule, withdrawBudget } from './commands.ts';
import { keepsAccounts, mayChange, mayChoosePayRule, mayGive, maySee } from './policy.ts';
import { type BudgetRow, budgetById, budgetKeys, budgetPage, budgetsFor, payerOf } from './queries.ts';

/** A budget as its payer or its holder gets it. */
const presentBudget = (row: BudgetRow, viewer: Viewer, addresses: FileAddresses): Budget => ({
  id: row.id,
  payer: presentPerson(row.payer, row.tenant_id, addresses),
  holder: presentPerson(row.holder, row.tenant_id, addresses),
  app:
    row.app_id && row.app_name && row.app_key
      ? { id: row.app_id, name: row.app_name, key: row.app_key }
      : null,
  perMonth: row.per_month,
  perTask: row.per_task,
  currency: row.currency,
  used: row.used,
  version: row.version,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  may: { update: mayChange(viewer, row), delete: mayChange(viewer, row) },
});

const calls = authed.money.budgets;

async function find(db: Db, { viewer, tenant }: AuthedContext, id: string): Promise<BudgetRow> {
  const row = await budgetById(db, tenant, id);
  return found(row && maySee(viewer, row) ? row : undefined, 'budget');
}

const show = async (db: Db, context: AuthedContext, id: string) =>
  presentBudget(await find(db, context, id), context.viewer, context.services.addresses);

interface Amounts {
  perMonth: Cents;
  perTask: Cents;
}

/** Throws where a budget would have less for a month than for a task, at the one of them that is given. */
function refuseLess(given: Patch<Amounts>, before: Amounts = { perMonth: noCents, perTask: noCents }): void {
  if ((given.perTask ?? before.perTask) <= (given.perMonth ?? before.perMonth)) return;
  if (given.perTask === undefined) throw badInput({ perMonth: 'beyond-task-budget' });
  throw badInput({ perTask: 'within-month-budget' });
}

/** Throws where the budget is for no active user, for oneself, or for an app that another person pays for. */
async function refuseStrangers(
  db: Db,
  { viewer, tenant }: AuthedContext,
  { holder, app }: { holder: string; app?: string | null | undefined },
): Promise<void> {
  if (holder === viewer.user.id) throw badInput({ holder: 'somebody-else' });
  if (!(await taskReadersAmong(db, tenant, [holder])).has(holder))
    throw badInput({ holder: 'active-task-reader' });
  if (app && (await payerOf(db, tenant, app))?.id !== viewer.user.id) throw badInput({ app: 'paid-app' });
}

/** Who pays in an app, and what the viewer may promise there. Throws 404 where there is no such app for them. */
async function showSpending(
  db: Db,
  { viewer, tenant, services }: AuthedContext,
  id: string,
): Promise<Spending> {
  const app = found(await appStanding(db, viewer, id), 'app');
  const payer = found(await payerOf(db, tenant, app.id), 'app');
  const holder = viewer.user.id;
  const pays = payer.id === holder;
  const [budget] = await budgetsFor(db, tenant, { payer: payer.id, holder, app: id });
  const [primary] = pays ? await accountsOfUser(db, { tenant, user: holder }) : [];
  return {
    payer: presentPerson(payer.person, tenant, services.addresses),
    by: pays ? 'payer' : keepsAccounts(viewer) ? 'keeper' : budget ? 'budget' : null,
    available: pays ? (primary ? presentAccount(primary).available : noCents) : null,
    budget: budget ? presentBudget(budget, viewer, services.addresses) : null,
    payRule: payer.pay_rule,
    currency,
  };
}

export const budgets = {
  list: calls.list.handler(async ({ input, context }) => {
    const { viewer, services } = context;
    const rows = await context.readShown((db) => budgetPage(db, viewer, input));
    const present = (row: BudgetRow) => presentBudget(row, viewer, services.addresses);
    return toPage(rows, input.limit, { keys: budgetKeys, present });
  }),

  create: calls.create.handler(({ input, context }) =>
    context.write(async (tx) => {
      if (!mayGive(context.viewer)) throw refuse('may-not', { what: 'give-budgets' });
      refuseLess(input);
      await refuseStrangers(tx, context, input);
      const id = await giveBudget(tx, { ...input, payer: context.viewer.user.id });
      if (!id) throw refuse('budget-exists', {}, { holder: 'other-budget' });
      return show(tx, context, id);
    }),
  ),

  update: calls.update.handler(({ input, context }) =>
    context.write(async (tx) => {
      const before = await find(tx, context, input.id);
      if (!mayChange(context.viewer, before)) throw refuse('may-not', { what: 'change-this-budget' });
      const { perMonth = before.per_month, perTask = before.per_task } = input;
      context.proveIf(perMonth > before.per_month || perTask > before.per_task);
      refuseLess(input, { perMonth: before.per_month, perTask: before.per_task });
      const changed = await changeBudget(tx, before, input);
      const now = await show(tx, context, input.id);
      if (!changed) throw staleVersion(now);
      return now;
    }),
  ),

  delete: calls.delete.handler(({ input, context }) =>
    context.write(async (tx) => {
      const budget = await find(tx, context, input.id);
      if (!mayChange(context.viewer, budget)) throw refuse('may-not', { what: 'remove-this-budget' });
      await withdrawBudget(tx, budget);
      return { message: doneText(context.language, 'budget-withdrawn') };
    }),
  ),

  ofApp: calls.ofApp.handler(({ input, context }) =>
    context.readShown((db) => showSpending(db, context, input.id)),
  ),

  setPayRule: calls.setPayRule.handler(({ input: { id, payRule }, context }) =>
    context.write(async (tx) => {
      const { viewer, tenant, proveIf } = context;
      const app = found(await appStanding(tx, viewer, id), 'app');
      const payer = found(await payerOf(tx, tenant, app.id), 'app');
      if (!mayChoosePayRule(viewer, payer)) throw refuse('may-not', { what: 'choose-how-this-app-pays' });
      proveIf(payRule === 'when-approved' && payer.pay_rule !== payRule);
      await setPayRule(tx, { app: app.id, before: payer.pay_rule, payRule });
      return showSpending(tx, context, app.id);
    }),
  ),
};
