import type { Cents } from '@kazi/contract/cents';
import type { Operation } from '@kazi/contract/money';
import { type InferResult, sql } from 'kysely';
import { kenyanTime } from '../../database/kenyan-time.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { personAt } from '../../identity/index.ts';

/** Payments `p` of a workspace, with the people they speak of. */
export const paymentsIn = (db: Db, tenant: string) =>
  db
    .selectFrom('payments as p')
    .leftJoin('beneficiaries as b', (on) =>
      on.onRef('b.tenant_id', '=', 'p.tenant_id').onRef('b.id', '=', 'p.beneficiary_id'),
    )
    .selectAll('p')
    .select('b.type as beneficiary_type')
    .select(personAt('p.tenant_id', 'p.user_id').as('person'))
    .select(personAt('p.tenant_id', 'p.approver_id').as('approver'))
    .where('p.tenant_id', '=', tenant);

export type PaymentRow = InferResult<ReturnType<typeof paymentsIn>>[number];

/** A payment, locked until the transaction ends. */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  await tx
    .selectFrom('payments')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return paymentsIn(tx, tx.tenant).where('p.id', '=', id).executeTakeFirst();
}

const stepsIn = (db: Db, tenant: string) =>
  db.selectFrom('payment_steps').select(['status', 'at', 'note']).where('tenant_id', '=', tenant);

export type StepRow = InferResult<ReturnType<typeof stepsIn>>[number];

/** The history of a payment, oldest first. */
export const stepsOf = (db: Db, tenant: string, payment: string): Promise<StepRow[]> =>
  stepsIn(db, tenant).where('payment_id', '=', payment).orderBy('id').execute();

/** The sum of a person's payments by an operation on a day (in Kenya), without those that failed. */
export async function spentOn(
  db: Db,
  { tenant, user, operation, day }: { tenant: string; user: string; operation: Operation; day: string },
): Promise<Cents> {
  const row = await db
    .selectFrom('payments')
    .select(sql<Cents>`coalesce(sum(amount), 0)::bigint`.as('amount'))
    .where('tenant_id', '=', tenant)
    .where('user_id', '=', user)
    .where('operation', '=', operation)
    .where('status', 'not in', ['failed', 'refused', 'cancelled'])
    .where(sql<boolean>`created_at >= ${kenyanTime.startOf(sql`${day}`)}`)
    .executeTakeFirstOrThrow();
  return row.amount;
}
