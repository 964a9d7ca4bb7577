import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { refuse } from '../../refuse.ts';
import { computeAnew } from './calculate.ts';
import { type ComputedRow, computedColumns, computedRecords } from './columns.ts';
import { type RunRecord, worksIn } from './rows.ts';

type Named = Pick<ComputedRow['employee'], 'number' | 'firstName' | 'lastName'>;

/** Employees of a payroll may be thousands: more than these are counted. */
const mostNamed = 3;

/** The names of the first of some employees, and how many more there are. */
function firstNames(employees: readonly Named[]) {
  const names = employees.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return { name: names.slice(0, mostNamed).join(', '), count: Math.max(0, names.length - mostNamed) };
}

/** Throws 409 for a run of a whole month that lacks somebody who works in it. */
export async function refuseMissing(tx: Tx, { id, kind, month }: RunRecord): Promise<void> {
  if (kind !== 'monthly') return;
  // `not in` reads both once, whatever the planner knows of them.
  const { rows: missing } = await sql<Named>`
    select e.number, e.first_name as "firstName", e.last_name as "lastName" from employees e
    where e.tenant_id = ${tx.tenant} and ${worksIn(sql`${month}::date`)} and e.id not in (
      select s.employee_id from payslips s where s.tenant_id = ${tx.tenant} and s.run_id = ${id} and s.kind = 'pay')
    order by e.number`.execute(tx);
  if (missing.length === 0) return;
  const { name, count } = firstNames(missing);
  throw count > 0
    ? refuse('employees-missing-in-payroll', { name, count })
    : refuse('employee-missing-in-payroll', { name });
}

/**
 * Throws 409 for a run whose payslips would not be the same if they were computed now. So nothing that they follow from is left
 * out: employees, terms, leave, settings, loans, other runs, rates, and what the way of a payout costs.
 */
export async function refuseChanged(tx: Tx, run: RunRecord): Promise<void> {
  const changed: Named[] = [];
  for await (const rows of computeAnew(tx, run)) {
    const differs = await differing(tx, rows);
    changed.push(...rows.filter(({ id }) => differs.has(id)).map(({ employee }) => employee));
  }
  if (changed.length === 0) return;
  const byNumber = changed.toSorted((one, other) => (one.number < other.number ? -1 : 1));
  const { name, count } = firstNames(byNumber);
  throw count > 0 ? refuse('pay-changed-since-more', { name, count }) : refuse('pay-changed-since', { name });
}

/**
 * The payslips that are not as they were computed now, by id. Warnings are left out, as some of them pass with time; who is skipped is
 * paid nothing either way.
 */
async function differing(tx: Tx, rows: readonly ComputedRow[]): Promise<Set<string>> {
  const compared = computedColumns.filter((name) => name !== 'problems' && name !== 'warnings');
  const values = (of: string) => sql.join(compared.map((name) => sql.ref(`${of}.${name}`)));
  const { rows: found } = await sql<{ id: string }>`
    select s.id
    from ${computedRecords(rows)} join payslips s on s.id = v.id
    where s.tenant_id = ${tx.tenant} and s.id = any(${rows.map(({ id }) => id)}::uuid[]) and not s.skipped
      and (${values('s')}) is distinct from (${values('v')})`.execute(tx);
  return new Set(found.map(({ id }) => id));
}
