import { cents } from '@kazi/contract/cents';
import type { Terms } from '@kazi/contract/payroll';
import { sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { badInput, problem } from '../../refuse.ts';
import { isApproved, lockPayroll, payslipsPaid } from '../approved-runs.ts';
import { employeeName } from '../employees/queries.ts';
import { firstDay } from '../month.ts';

/** All terms of an employee, the newest first. */
export async function termsOf(db: Db, tenant: string, employee: string): Promise<Terms[]> {
  const rows = await db
    .selectFrom('employee_terms')
    .select(['terms', sql<string>`to_char(from_month, 'YYYY-MM')`.as('from')])
    .where('tenant_id', '=', tenant)
    .where('employee_id', '=', employee)
    .orderBy('from_month', 'desc')
    .execute();
  const taken = await takenFrom(db, tenant, employee);
  const left = ({ id = '', balance }: Terms['deductions'][number]) =>
    balance === null ? null : cents(Math.max(0, balance - (taken.get(id) ?? 0)));
  return rows.map(({ terms, from }) => {
    const deductions = terms.deductions.map((deduction) => ({ ...deduction, left: left(deduction) }));
    return { ...terms, deductions, from };
  });
}

/** What payslips that are approved took of an employee's deductions, by id, less what reversals gave back. */
async function takenFrom(db: Db, tenant: string, employee: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; amount: number }>`
    select one->>'id' as id, sum((one->>'amount')::bigint)::bigint as amount
    from payslips s join payroll_runs r on r.tenant_id = s.tenant_id and r.id = s.run_id
    cross join jsonb_array_elements(s.taken) one
    where s.tenant_id = ${tenant} and s.employee_id = ${employee} and not s.skipped and ${isApproved('r')}
    group by 1`.execute(db);
  return new Map(rows.map(({ id, amount }) => [id, amount]));
}

/** The last month of which an employee has a payslip that is approved or paid: terms of until then stay. */
export async function lastMonthPaid(db: Db, tenant: string, employee: string): Promise<string | null> {
  const { month } = await payslipsPaid(db, tenant)
    .select(sql<string | null>`to_char(max(s.month), 'YYYY-MM')`.as('month'))
    .where('s.employee_id', '=', employee)
    .where(isApproved('r'))
    .executeTakeFirstOrThrow();
  return month;
}

/** Throws 400 for a month that is paid already, or being paid: the past is corrected by a reversal, never rewritten. */
async function refusePaidMonth(tx: Tx, employee: string, from: string): Promise<void> {
  await lockPayroll(tx);
  const last = await lastMonthPaid(tx, tx.tenant, employee);
  if (last && from <= last) throw badInput({ from: problem('after-paid-month', { last }) });
}

/** Sets an employee's terms from a month on. New deductions get an id, by which what is left of them is counted. */
export async function setTerms(tx: Tx, employee: string, { from, ...given }: Terms): Promise<void> {
  await refusePaidMonth(tx, employee, from);
  // What is left follows from payslips, and is kept nowhere.
  const deductions = given.deductions.map(({ left: _left, ...deduction }) => ({
    ...deduction,
    id: deduction.id ?? newId(),
  }));
  const terms = JSON.stringify({ ...given, deductions });
  await tx
    .insertInto('employee_terms')
    .values({
      tenant_id: tx.tenant,
      employee_id: employee,
      from_month: firstDay(from),
      terms,
      actor_id: tx.actor,
    })
    .onConflict((clash) =>
      clash.columns(['tenant_id', 'employee_id', 'from_month']).doUpdateSet((given) => ({
        terms,
        actor_id: tx.actor,
        updated_at: given.ref('excluded.updated_at'),
      })),
    )
    .execute();
  const name = await employeeName(tx, tx.tenant, employee);
  const detail = { name, from, salary: given.salary };
  await record(tx, { subject: 'employee', subjectId: employee, verb: 'terms-set', detail });
}

/** Takes terms back. False where there are none of that month. */
export async function deleteTerms(tx: Tx, employee: string, from: string): Promise<boolean> {
  await refusePaidMonth(tx, employee, from);
  const deleted = await tx
    .deleteFrom('employee_terms')
    .where('tenant_id', '=', tx.tenant)
    .where('employee_id', '=', employee)
    .where('from_month', '=', firstDay(from))
    .returning('from_month')
    .executeTakeFirst();
  if (!deleted) return false;
  const detail = { name: await employeeName(tx, tx.tenant, employee), from };
  await record(tx, { subject: 'employee', subjectId: employee, verb: 'terms-deleted', detail });
  return true;
}
