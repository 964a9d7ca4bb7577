import { type LeaveEntry, leaveParts, type newLeave } from '@kazi/contract/payroll';
import { type InferResult, sql } from 'kysely';
import type * as z from 'zod';
import { deleteById } from '../../database/by-id.ts';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { personAt, presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { badInput, found, problem } from '../../refuse.ts';
import { isApproved } from '../approved-runs.ts';
import { employeeName } from '../employees/queries.ts';
import { monthOf, monthsBetween } from '../month.ts';
import { runsPayroll } from '../policy.ts';

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

type NewLeave = Omit<z.infer<typeof newLeave>, 'id'>;

const fields = defineFields<NewLeave, 'employee_leave'>()({
  kind: 'kind',
  from: 'from_day',
  to: 'to_day',
  days: 'days',
  note: 'note',
});

/** What becomes an entry each. Throws 400 where it cannot be told which month bears which days. */
function entriesOf({ kind, from, to, days }: NewLeave) {
  if (kind !== 'unpaid' || monthOf(from) === monthOf(to)) return [{ from, to, days }];
  const parts = leaveParts({ kind, from, to });
  const counted = parts.reduce((sum, part) => sum + part.days, 0);
  if (days !== counted)
    throw badInput({ days: problem('unpaid-leave-days', { days: counted, month: monthOf(from) }) });
  return parts;
}

/** Enters leave of an employee: unpaid leave for each of its months, so that each bears its own days. Gives the ids. */
export async function enterLeave(tx: Tx, employee: string, given: NewLeave): Promise<string[]> {
  const ids: string[] = [];
  for (const entry of entriesOf(given)) ids.push(await insertLeave(tx, employee, { ...given, ...entry }));
  return ids;
}

async function insertLeave(tx: Tx, employee: string, given: NewLeave): Promise<string> {
  const id = newId();
  await tx
    .insertInto('employee_leave')
    .values({
      ...fields.toColumns(given),
      tenant_id: tx.tenant,
      id,
      employee_id: employee,
      actor_id: tx.actor ?? '',
    })
    .execute();
  const detail = { name: await employeeName(tx, tx.tenant, employee), ...given };
  await record(tx, { subject: 'employee', subjectId: employee, verb: 'leave-entered', detail });
  return id;
}

/** Removes an entry of leave. */
export async function removeLeave(tx: Tx, row: LeaveRow): Promise<void> {
  const { id, employee_id, kind, from_day: from, to_day: to, days } = row;
  found(await deleteById(tx, 'employee_leave', id), 'leave');
  const detail = { name: await employeeName(tx, tx.tenant, employee_id), kind, from, to, days };
  await record(tx, { subject: 'employee', subjectId: employee_id, verb: 'leave-deleted', detail });
}

/** An entry of leave as the viewer gets it. */
export const presentLeave = (row: LeaveRow, viewer: Viewer, addresses: FileAddresses): LeaveEntry => ({
  id: row.id,
  kind: row.kind,
  from: row.from_day,
  to: row.to_day,
  days: row.days,
  note: row.note,
  by: presentPerson(row.by, row.tenant_id, addresses),
  createdAt: row.created_at.toISOString(),
  may: { delete: runsPayroll(viewer) && !row.paid },
});

/** Working days of annual leave that a month of service earns: 21 a year, Employment Act 2007, section 28. */
const aMonth = 1.75;

/**
 * Annual leave of the calendar year of a day, in working days: earned by each month of service that has ended by then,
 * taken, and left.
 */
export function annualLeave(
  rows: readonly Pick<LeaveRow, 'kind' | 'from_day' | 'days'>[],
  { joinedOn, today }: { joinedOn: string; today: string },
): { earned: number; taken: number; left: number } {
  const year = today.slice(0, 4);
  const from = joinedOn > `${year}-01-01` ? joinedOn : `${year}-01-01`;
  const earned = Math.max(0, monthsBetween(from, today)) * aMonth;
  const taken = rows
    .filter(({ kind, from_day }) => kind === 'annual' && from_day.startsWith(year))
    .reduce((sum, { days }) => sum + days, 0);
  return { earned, taken, left: earned - taken };
}
