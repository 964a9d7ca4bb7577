import type { Terms } from '@kazi/contract/payroll';
import { type InferResult, sql } from 'kysely';
import * as z from 'zod';
import { contains } from '../../database/contains.ts';
import { kenyanTime } from '../../database/kenyan-time.ts';
import type { Db } from '../../database/tenancy.ts';
import { personAt } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import { readCursor } from '../../page.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { found } from '../../refuse.ts';
import { kenyanMonth } from '../month.ts';
import { runsPayroll, seesOwnPay } from '../policy.ts';

/** The terms that hold in a month, given by its first day, with the month they began in. */
const termsIn = (month: string) => sql<Terms | null>`(
  select t.terms || jsonb_build_object('from', to_char(t.from_month, 'YYYY-MM')) from employee_terms t
  where t.tenant_id = e.tenant_id and t.employee_id = e.id and t.from_month <= ${month}::date
  order by t.from_month desc limit 1)`;

/** The employees whose pay the viewer may see: all, their own, or none. */
function employeesFor(db: Db, viewer: Viewer) {
  const query = db
    .selectFrom('employees as e')
    .selectAll('e')
    .select([
      personAt('e.tenant_id', 'e.user_id').as('user'),
      termsIn(`${kenyanMonth()}-01`).as('terms'),
      sql<boolean>`exists (
        select from payslips s where s.tenant_id = e.tenant_id and s.employee_id = e.id)`.as('paid'),
    ])
    .where('e.tenant_id', '=', viewer.tenant);
  if (runsPayroll(viewer)) return query;
  return seesOwnPay(viewer)
    ? query.where('e.user_id', '=', viewer.user.id)
    : query.where(sql<boolean>`false`);
}

export type EmployeeRow = InferResult<ReturnType<typeof employeesFor>>[number];

/** An employee, if there is one and the viewer may see their pay. */
export function employeeById(db: Db, viewer: Viewer, id: string): Promise<EmployeeRow | undefined> {
  return employeesFor(db, viewer).where('e.id', '=', id).executeTakeFirst();
}

/** The employee of a number, if the viewer may see their pay. */
export function employeeByNumber(db: Db, viewer: Viewer, number: string): Promise<EmployeeRow | undefined> {
  return employeesFor(db, viewer).where('e.number', '=', number).executeTakeFirst();
}

/** Something is missing without which they are not paid, or their return is refused. */
const isIncomplete = sql<boolean>`(e.kra_pin is null or e.pay_method is null or e.identity_number is null
  or not exists (select from employee_terms t where t.tenant_id = e.tenant_id and t.employee_id = e.id))`;
const hasLeft = sql<boolean>`coalesce(e.left_on < ${kenyanTime.today}, false)`;

const parts = {
  current: sql<boolean>`not ${hasLeft}`,
  left: hasLeft,
  incomplete: sql<boolean>`${isIncomplete} and not ${hasLeft}`,
  all: sql<boolean>`true`,
};

/** A page of employees by number, read with one row more than asked. */
export function employeePage(
  db: Db,
  viewer: Viewer,
  { cursor, limit, q, part, department, user }: InputOf<Contract['payroll']['employees']['list']>,
): Promise<EmployeeRow[]> {
  const after = readCursor(cursor, z.tuple([z.string(), z.uuid()]));
  let query = employeesFor(db, viewer)
    .where(parts[part])
    .orderBy('e.number')
    .orderBy('e.id')
    .limit(limit + 1);
  if (after) query = query.where(sql<boolean>`(e.number, e.id) > (${after[0]}, ${after[1]}::uuid)`);
  if (department) query = query.where('e.department', '=', department);
  if (user) query = query.where('e.user_id', '=', user);
  if (q)
    query = query.where(contains(sql`concat_ws(' ', e.number, e.first_name, e.last_name, e.job_title)`, q));
  return query.execute();
}

/** What an employee is called. Throws 404 where they are gone. */
export async function employeeName(db: Db, tenant: string, id: string): Promise<string> {
  const row = await db
    .selectFrom('employees')
    .select(['first_name', 'last_name'])
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .executeTakeFirst();
  const { first_name, last_name } = found(row, 'employee');
  return `${first_name} ${last_name}`;
}

export const employeeKeys = (row: EmployeeRow) => [row.number, row.id];

/** The employee of this number, or of this login, other than one. */
export function employeeWith(
  db: Db,
  tenant: string,
  {
    number,
    user,
    except,
  }: { number?: string | undefined; user?: string | null | undefined; except?: string },
): Promise<{ number: string; user_id: string | null } | undefined> {
  let query = db
    .selectFrom('employees')
    .select(['number', 'user_id'])
    .where('tenant_id', '=', tenant)
    .where((of) => of.or([of('number', '=', number ?? ''), of('user_id', '=', user ?? null)]));
  if (except) query = query.where('id', '<>', except);
  return query.executeTakeFirst();
}
