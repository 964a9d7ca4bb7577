import { leaveParts, type newLeave } from '@kazi/contract/payroll';
import type * as z from 'zod';
import { deleteById } from '../../database/by-id.ts';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { badInput, found, problem } from '../../refuse.ts';
import { employeeName } from '../employees/queries.ts';
import { monthOf } from '../month.ts';
import type { LeaveRow } from './queries.ts';

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
