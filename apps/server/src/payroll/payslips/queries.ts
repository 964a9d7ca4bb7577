import type { Cents } from '@kazi/contract/cents';
import { type InferResult, type NotNull, sql } from 'kysely';
import * as z from 'zod';
import type { Db } from '../../database/tenancy.ts';
import type { Contract, InputOf } from '../../input.ts';
import { readCursor } from '../../page.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { isApproved, payslipsPaid } from '../approved-runs.ts';
import { runsPayroll, seesOwnPay } from '../policy.ts';

/** The payslip that takes `s` back, with its run. */
const reversedBy = sql<{ payslip: string; run: string; month: string; isApproved: boolean } | null>`(
  select jsonb_build_object('payslip', back.id, 'run', back.run_id, 'month', to_char(back.month, 'YYYY-MM'),
    'isApproved', ${isApproved('w')})
  from payslips back join payroll_runs w on w.tenant_id = back.tenant_id and w.id = back.run_id
  where back.tenant_id = s.tenant_id and back.reverses = s.id)`;

/**
 * The order in which an employee's payslips were given out, as a row of SQL: by month, then by the approval of their runs, those that are
 * not approved last; within a run what it takes back comes before what it pays. Ids say nothing of it.
 */
const place = sql`(s.month, coalesce((extract(epoch from r.approved_at) * 1000000)::bigint, ${Number.MAX_SAFE_INTEGER}), s.kind = 'pay', s.id)`;
const placeNames = z.tuple([z.iso.date(), z.int(), z.boolean(), z.uuid()]);

const placeOf = ([month, approved, isPay, id]: z.infer<typeof placeNames>) =>
  sql`(${month}::date, ${approved}::bigint, ${isPay}::boolean, ${id}::uuid)`;

/** Payslips that are calculated, in runs of every status, each with its payment. */
const calculated = (db: Db, tenant: string) =>
  payslipsPaid(db, tenant)
    .innerJoin('employees as e', (on) =>
      on.onRef('e.tenant_id', '=', 's.tenant_id').onRef('e.id', '=', 's.employee_id'),
    )
    .leftJoin('payments as p', (on) =>
      on.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.payment_id'),
    )
    .selectAll('s')
    .select(
      sql<number>`coalesce((extract(epoch from r.approved_at) * 1000000)::bigint, ${Number.MAX_SAFE_INTEGER})`.as(
        'approved',
      ),
    )
    .select(['r.status', 'r.currency', 'r.pay_day', 'r.kind as run_kind', 'r.note', 'e.user_id'])
    .select(['p.status as payment_status', 'p.receipt', 'p.settled_at'])
    .select(reversedBy.as('reversed_by'))
    .where('s.employee', 'is not', null)
    .where('s.lines', 'is not', null)
    .where('s.tax', 'is not', null)
    .$narrowType<{ employee: NotNull; lines: NotNull; tax: NotNull }>();

export type PayslipRow = InferResult<ReturnType<typeof calculated>>[number];

/**
 * Payslips are given out from the approval of their run on, as what may still change is no pay yet: all to the people who
 * run payroll, their own to others.
 */
function payslipsFor(db: Db, viewer: Viewer) {
  const query = calculated(db, viewer.tenant).where(isApproved('r'));
  if (runsPayroll(viewer)) return query;
  return query.where(seesOwnPay(viewer) ? sql<boolean>`e.user_id = ${viewer.user.id}` : sql<boolean>`false`);
}

/** A payslip, if it was given out and the viewer may see it. */
export const payslipById = (db: Db, viewer: Viewer, id: string): Promise<PayslipRow | undefined> =>
  payslipsFor(db, viewer).where('s.id', '=', id).executeTakeFirst();

/** A payslip of a run of any status, for the system itself. */
export const anyPayslip = (db: Db, tenant: string, id: string): Promise<PayslipRow | undefined> =>
  calculated(db, tenant).where('s.id', '=', id).executeTakeFirst();

/** A page of the payslips of an employee, or of the viewer, the newest first; read with one row more than asked. */
export function payslipPage(
  db: Db,
  viewer: Viewer,
  { employee, cursor, limit }: InputOf<Contract['payroll']['payslips']['list']>,
): Promise<PayslipRow[]> {
  const after = readCursor(cursor, placeNames);
  let query = payslipsFor(db, viewer)
    .orderBy(place, 'desc')
    .limit(limit + 1);
  query = employee
    ? query.where('s.employee_id', '=', employee)
    : query.where('e.user_id', '=', viewer.user.id);
  if (after) query = query.where(sql<boolean>`${place} < ${placeOf(after)}`);
  return query.execute();
}

/** What places a payslip among those of its employee. */
export const payslipKeys = ({ month, approved, kind, id }: PayslipRow): z.infer<typeof placeNames> => [
  month,
  approved,
  kind === 'pay',
  id,
];

const total = (amount: string) => sql<Cents>`coalesce(sum(${sql.raw(amount)}), 0)::bigint`;

/** What an employee was paid from a month on, up to and with a payslip, and by how many. */
export function paidSince(db: Db, row: PayslipRow, from: string) {
  const { tenant_id, employee_id, id } = row;
  return payslipsPaid(db, tenant_id)
    .select([
      sql<number>`count(*)::int`.as('payslips'),
      total('s.gross').as('gross'),
      total('s.deductions').as('deductions'),
      total('s.net').as('net'),
      total(`(s.tax ->> 'paye')::bigint`).as('tax'),
    ])
    .where('s.employee_id', '=', employee_id)
    .where('s.month', '>=', from)
    .where(sql<boolean>`${place} <= ${placeOf(payslipKeys(row))}`)
    .where((of) => of.or([isApproved('r'), of('s.id', '=', id)]))
    .executeTakeFirstOrThrow();
}

/** How many payslips of a user are approved and not paid yet, in whole or in part of the way. */
export async function countUnpaid(
  db: Db,
  { tenant, user }: { tenant: string; user: string },
): Promise<number> {
  const { count } = await payslipsPaid(db, tenant)
    .innerJoin('employees as e', (on) =>
      on.onRef('e.tenant_id', '=', 's.tenant_id').onRef('e.id', '=', 's.employee_id'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('e.user_id', '=', user)
    .where(isApproved('r'))
    .where('s.payout', 'in', ['held', 'waiting', 'failed'])
    .executeTakeFirstOrThrow();
  return count;
}
