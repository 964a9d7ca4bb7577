import type { Terms } from '@kazi/contract/payroll';
import { sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import { isApproved, payslipsPaid } from '../approved-runs.ts';

/** All terms of an employee, the newest first. */
export async function termsOf(db: Db, tenant: string, employee: string): Promise<Terms[]> {
  const rows = await db
    .selectFrom('employee_terms')
    .select(['terms', sql<string>`to_char(from_month, 'YYYY-MM')`.as('from')])
    .where('tenant_id', '=', tenant)
    .where('employee_id', '=', employee)
    .orderBy('from_month', 'desc')
    .execute();
  return rows.map(({ terms, from }) => ({ ...terms, from }));
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
