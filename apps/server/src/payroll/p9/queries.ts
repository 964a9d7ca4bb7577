import type { Cents } from '@kazi/contract/cents';
import type { Tax } from '@kazi/payroll-ke';
import { sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import { isApproved, payslipsPaid } from '../approved-runs.ts';

/** Payslips that were given out, those that take others back among them. */
const given = (db: Db, tenant: string) =>
  payslipsPaid(db, tenant).where('s.tax', 'is not', null).where(isApproved('r'));

const inYear = (year: number) =>
  sql<boolean>`s.month between ${`${year}-01-01`}::date and ${`${year}-12-01`}::date`;

/** The tax of each payslip of employees in a year. */
export const taxesOf = (
  db: Db,
  tenant: string,
  { employees, year }: { employees: readonly string[]; year: number },
): Promise<{ employee: string; month: string; tax: Tax }[]> =>
  given(db, tenant)
    .select([
      's.employee_id as employee',
      sql<string>`to_char(s.month, 'YYYY-MM')`.as('month'),
      sql<Tax>`s.tax`.as('tax'),
    ])
    .where('s.employee_id', 'in', employees)
    .where(inYear(year))
    .orderBy('s.id')
    .execute();

/** The next employees by number who were paid in a year. */
export function paidInYear(
  db: Db,
  tenant: string,
  { year, after, limit }: { year: number; after: { number: string; id: string } | undefined; limit: number },
) {
  const query = db
    .selectFrom('employees as e')
    .select(['e.id', 'e.number', 'e.first_name', 'e.last_name', 'e.kra_pin'])
    .where('e.tenant_id', '=', tenant)
    .where((of) =>
      of.exists(
        given(db, tenant).select('s.id').where('s.employee_id', '=', sql<string>`e.id`).where(inYear(year)),
      ),
    )
    .orderBy('e.number')
    .orderBy('e.id')
    .limit(limit);
  if (!after) return query.execute();
  return query.where(sql<boolean>`(e.number, e.id) > (${after.number}, ${after.id}::uuid)`).execute();
}

/** The years in which an employee was paid, the newest first, with pay and tax of each. */
export const yearsOf = (
  db: Db,
  tenant: string,
  employee: string,
): Promise<{ year: number; gross: Cents; tax: Cents }[]> =>
  given(db, tenant)
    .select([
      sql<number>`extract(year from s.month)::int`.as('year'),
      sql<Cents>`sum(s.gross)::bigint`.as('gross'),
      sql<Cents>`sum((s.tax ->> 'paye')::bigint)::bigint`.as('tax'),
    ])
    .where('s.employee_id', '=', employee)
    .groupBy(sql`1`)
    .orderBy(sql`1`, 'desc')
    .execute();
