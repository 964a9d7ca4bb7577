import { type InferResult, sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import { personAt } from '../../identity/index.ts';
import { isApproved } from '../approved-runs.ts';

/** Leave with the person who entered it and whether its months can still change. */
function leaveEntries(db: Db, tenant: string) {
  return db
    .selectFrom('employee_leave as l')
    .selectAll('l')
    .select([
      personAt('l.tenant_id', 'l.actor_id').as('by'),
      sql<boolean>`exists (
        select from payslips s join payroll_runs r on r.tenant_id = s.tenant_id and r.id = s.run_id
        where s.tenant_id = l.tenant_id and s.employee_id = l.employee_id and not s.skipped
          and s.month >= date_trunc('month', l.from_day) and ${isApproved('r')})`.as('paid'),
    ])
    .where('l.tenant_id', '=', tenant);
}

export type LeaveRow = InferResult<ReturnType<typeof leaveEntries>>[number];

/** An employee's leave, the newest first. */
export function leaveOf(db: Db, tenant: string, employee: string): Promise<LeaveRow[]> {
  return leaveEntries(db, tenant)
    .where('l.employee_id', '=', employee)
    .orderBy('l.from_day', 'desc')
    .orderBy('l.id', 'desc')
    .limit(500)
    .execute();
}

/** An entry of leave, if there is one. */
export const leaveById = (db: Db, tenant: string, id: string): Promise<LeaveRow | undefined> =>
  leaveEntries(db, tenant).where('l.id', '=', id).executeTakeFirst();

/** Whether another entry of an employee has a day of these. */
export async function overlaps(
  db: Db,
  tenant: string,
  { employee, from, to }: { employee: string; from: string; to: string },
): Promise<boolean> {
  const other = await db
    .selectFrom('employee_leave')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('employee_id', '=', employee)
    .where('from_day', '<=', to)
    .where('to_day', '>=', from)
    .executeTakeFirst();
  return other !== undefined;
}
