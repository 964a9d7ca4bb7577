import type { Terms } from '@kazi/contract/payroll';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { badInput, problem } from '../../refuse.ts';
import { lockPayroll } from '../approved-runs.ts';
import { employeeName } from '../employees/queries.ts';
import { firstDay } from '../month.ts';
import { lastMonthPaid } from './queries.ts';

/** Throws 400 for a month that is paid already, or being paid: the past is corrected by a reversal, never rewritten. */
async function refusePaidMonth(tx: Tx, employee: string, from: string): Promise<void> {
  await lockPayroll(tx);
  const last = await lastMonthPaid(tx, tx.tenant, employee);
  if (last && from <= last) throw badInput({ from: problem('after-paid-month', { last }) });
}

/** Sets an employee's terms from a month on. New deductions get an id, by which what is left of them is counted. */
export async function setTerms(tx: Tx, employee: string, { from, ...given }: Terms): Promise<void> {
  await refusePaidMonth(tx, employee, from);
  const deductions = given.deductions.map((deduction) => ({ ...deduction, id: deduction.id ?? newId() }));
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
