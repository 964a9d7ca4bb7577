import type { LeaveEntry } from '@kazi/contract/payroll';
import { newId } from '../../database/ids.ts';
import { record } from '../../events/record.ts';
import { badInput, conflict, forbidden, found } from '../../http/errors.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { presentPerson } from '../../identity/index.ts';
import { kenyanDay } from '../../money/index.ts';
import { employeeById } from '../employees/queries.ts';
import { monthOf } from '../month.ts';
import { runsPayroll } from '../policy.ts';
import { lastMonthPaid } from '../terms/queries.ts';
import { annualLeave } from './annual.ts';
import { type LeaveRow, leaveById, leaveOf, overlaps } from './queries.ts';

const calls = authed.payroll.leave;

const show = ({ viewer, services, tenant }: AuthedContext, row: LeaveRow): LeaveEntry => ({
  id: row.id,
  kind: row.kind,
  from: row.from_day,
  to: row.to_day,
  days: row.days,
  note: row.note,
  by: presentPerson(row.by, tenant, services.addresses),
  createdAt: row.created_at.toISOString(),
  may: { delete: runsPayroll(viewer) && !row.paid },
});

export const leave = {
  list: calls.list.handler(({ input, context }) =>
    context.read(async (db) => {
      const employee = found(await employeeById(db, context.viewer, input.id), 'employee');
      const rows = await leaveOf(db, context.tenant, employee.id);
      return {
        items: rows.map((row) => show(context, row)),
        annual: annualLeave(rows, { joinedOn: employee.joined_on, today: kenyanDay() }),
      };
    }),
  ),

  create: calls.create.handler(({ input: { id: employee, ...given }, context }) =>
    context.write(async (tx) => {
      const { tenant, viewer } = context;
      const { first_name, joined_on, left_on } = found(await employeeById(tx, viewer, employee), 'employee');
      if (!runsPayroll(viewer)) throw forbidden('enter leave');
      if (given.from < joined_on || (left_on && given.to > left_on))
        throw badInput({ from: `must be while ${first_name} works here` });
      const paid = await lastMonthPaid(tx, tenant, employee);
      if (given.kind === 'unpaid' && paid && monthOf(given.from) <= paid)
        throw badInput({ from: `must be after ${paid}, which is approved or paid already` });
      if (await overlaps(tx, tenant, { employee, ...given }))
        throw conflict('Leave of these days is entered already.', { from: 'must be days without leave' });
      const id = newId();
      await tx
        .insertInto('employee_leave')
        .values({
          tenant_id: tenant,
          id,
          employee_id: employee,
          kind: given.kind,
          from_day: given.from,
          to_day: given.to,
          days: given.days,
          note: given.note ?? null,
          actor_id: viewer.user.id,
        })
        .execute();
      await record(tx, { subject: 'employee', subjectId: employee, verb: 'leave-entered', detail: given });
      return show(context, found(await leaveById(tx, tenant, id), 'leave'));
    }),
  ),

  delete: calls.delete.handler(({ input, context }) =>
    context.write(async (tx) => {
      const { tenant, viewer } = context;
      const row = runsPayroll(viewer) ? await leaveById(tx, tenant, input.id) : undefined;
      const { id, employee_id, paid } = found(row, 'leave');
      if (paid) throw conflict('The payroll of these days is approved or paid already.');
      await tx.deleteFrom('employee_leave').where('tenant_id', '=', tenant).where('id', '=', id).execute();
      await record(tx, { subject: 'employee', subjectId: employee_id, verb: 'leave-deleted' });
      return { message: 'The leave was removed.' };
    }),
  ),
};
