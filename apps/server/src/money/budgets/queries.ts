import type { Cents } from '@kazi/contract/cents';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import * as z from 'zod';
import { kenyanTime } from '../../database/kenyan-time.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { personAt } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import { readCursor } from '../../page.ts';
import type { Viewer } from '../../ports/viewer.ts';

/** Within a query over budgets `b`: what was promised under it this month. */
const used = sql<Cents>`coalesce((
  select sum(u.amount) from budget_uses u
  where u.tenant_id = b.tenant_id and u.budget_id = b.id and u.month = ${kenyanTime.thisMonth}), 0)::bigint`;

/** Within a query over budgets `b`: those in force. A budget rests while its payer is not active. */
const inForce = sql<boolean>`b.withdrawn_at is null and exists (
  select from users y where y.tenant_id = b.tenant_id and y.id = b.payer_id and y.status = 'active')`;

const budgetsIn = (db: Db, tenant: string) =>
  db
    .selectFrom('budgets as b')
    .leftJoin('apps as a', (on) => on.onRef('a.tenant_id', '=', 'b.tenant_id').onRef('a.id', '=', 'b.app_id'))
    .select(['b.id', 'b.tenant_id', 'b.payer_id', 'b.holder_id', 'b.app_id', 'b.per_month', 'b.per_task'])
    .select([
      'b.currency',
      'b.version',
      'b.created_at',
      'b.updated_at',
      'a.name as app_name',
      'a.key as app_key',
    ])
    .select([used.as('used')])
    .select(personAt('b.tenant_id', 'b.payer_id').as('payer'))
    .select(personAt('b.tenant_id', 'b.holder_id').as('holder'))
    .where('b.tenant_id', '=', tenant)
    .where(inForce);

export type BudgetRow = InferResult<ReturnType<typeof budgetsIn>>[number];

/** A budget that is in force. */
export const budgetById = (db: Db, tenant: string, id: string): Promise<BudgetRow | undefined> =>
  budgetsIn(db, tenant).where('b.id', '=', id).executeTakeFirst();

type BudgetQuery = InputOf<Contract['money']['budgets']['list']>;

/** A page of the budgets that a user gave or holds, oldest first, read with one row more than asked. */
export function budgetPage(db: Db, { tenant, user }: Viewer, filter: BudgetQuery): Promise<BudgetRow[]> {
  const after = readCursor(filter.cursor, z.tuple([z.uuid()]));
  const { part, app } = filter;
  let query = budgetsIn(db, tenant)
    .where(({ or, eb }) =>
      or([
        ...(part === 'held' ? [] : [eb('b.payer_id', '=', user.id)]),
        ...(part === 'given' ? [] : [eb('b.holder_id', '=', user.id)]),
      ]),
    )
    .orderBy('b.id')
    .limit(filter.limit + 1);
  if (app) query = query.where(holdsIn(sql`${app}::uuid`));
  return (after ? query.where('b.id', '>', after[0]) : query).execute();
}

export const budgetKeys = (row: BudgetRow) => [row.id];

const holdsIn = (app: RawBuilder<unknown>) =>
  sql<boolean>`(b.app_id is null or b.app_id = ${app}) and ${app} in (
    select x.id from apps x
    left join projects p on p.tenant_id = x.tenant_id and p.id = x.project_id
    join profiles o on o.tenant_id = x.tenant_id and o.id = coalesce(x.profile_id, p.profile_id)
    where x.tenant_id = b.tenant_id and o.user_id = b.payer_id)`;

/** Whose budget, of whose money, and where. */
export interface SpendingIn {
  payer: string;
  holder: string;
  app: string;
}

/** The budgets that a user has of a payer in an app, that of the app itself first. */
export const budgetsFor = (db: Db, tenant: string, { payer, holder, app }: SpendingIn) =>
  budgetsIn(db, tenant)
    .where('b.payer_id', '=', payer)
    .where('b.holder_id', '=', holder)
    .where(({ or, eb }) => or([eb('b.app_id', 'is', null), eb('b.app_id', '=', app)]))
    .orderBy(sql`b.app_id nulls last`)
    .execute();

/** Within a query over tasks `t`: all that one takes from its payer, paid before or promised now. */
const taken = sql<Cents>`greatest(coalesce(t.reward_amount, 0), coalesce((
  select sum(w.amount) from rewards w
  where w.tenant_id = t.tenant_id and w.task_id = t.id and w.resolution is distinct from 'returned'), 0))`;

/**
 * Within a query over tasks `t` whose app's owner is `o`: whether a user has a budget that covers all that the task takes.
 * What is left of the month does not matter here: it was taken when the reward was promised.
 */
export const isBudgeted = ({ user }: Viewer): RawBuilder<boolean> => sql<boolean>`exists (
  select from budgets b
  where b.tenant_id = t.tenant_id and b.holder_id = ${user.id} and b.payer_id = o.user_id
    and ${inForce} and (b.app_id is null or b.app_id = t.app_id)
    and ${taken} <= b.per_task)`;

/** Within such a query: whether somebody has a budget of the payer in the task's app, however small. */
export const holdsBudget = ({ user }: Viewer): RawBuilder<boolean> => sql<boolean>`exists (
  select from budgets b
  where b.tenant_id = t.tenant_id and b.holder_id = ${user.id} and b.payer_id = o.user_id
    and ${inForce} and (b.app_id is null or b.app_id = t.app_id))`;

/** Whether the payer of an app, being active, lets approvals of its work pay. */
export async function paysWhenApproved(tx: Tx, app: string): Promise<boolean> {
  const payer = await payerOf(tx, tx.tenant, app);
  return payer?.pay_rule === 'when-approved' && payer.status === 'active';
}

/** The person who pays for an app: the owner of the profile that owns it, or its project. */
export async function payerOf(db: Db, tenant: string, app: string) {
  return db
    .selectFrom('apps as a')
    .leftJoin('projects as p', (on) =>
      on.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.id', '=', 'a.project_id'),
    )
    .innerJoin('profiles as o', (on) =>
      on
        .onRef('o.tenant_id', '=', 'a.tenant_id')
        .on('o.id', '=', sql<string>`coalesce(a.profile_id, p.profile_id)`),
    )
    .innerJoin('users as u', (on) =>
      on.onRef('u.tenant_id', '=', 'o.tenant_id').onRef('u.id', '=', 'o.user_id'),
    )
    .select(['o.user_id as id', personAt('o.tenant_id', 'o.user_id').as('person'), 'a.pay_rule', 'u.status'])
    .where('a.tenant_id', '=', tenant)
    .where('a.id', '=', app)
    .executeTakeFirst();
}
