import type { newLeave } from '@kazi/contract/payroll';
import type * as z from 'zod';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import type { LeaveRow } from './queries.ts';

type NewLeave = Omit<z.infer<typeof newLeave>, 'id'>;

/** Enters leave of an employee. Gives its id. */
export async function enterLeave(tx: Tx, employee: string, given: NewLeave): Promise<string> {
  const id = newId();
  await tx
    .insertInto('employee_leave')
    .values({
      tenant_id: tx.tenant,
      id,
      employee_id: employee,
      kind: given.kind,
      from_day: given.from,
      to_day: given.to,
      days: given.days,
      note: given.note ?? null,
      actor_id: tx.actor ?? '',
    })
    .execute();
  await record(tx, { subject: 'employee', subjectId: employee, verb: 'leave-entered', detail: given });
  return id;
}

/** Removes an entry of leave. */
export async function removeLeave(tx: Tx, { id, employee_id }: LeaveRow): Promise<void> {
  await tx.deleteFrom('employee_leave').where('tenant_id', '=', tx.tenant).where('id', '=', id).execute();
  await record(tx, { subject: 'employee', subjectId: employee_id, verb: 'leave-deleted' });
}
