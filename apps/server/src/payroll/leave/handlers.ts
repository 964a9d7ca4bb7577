import type { LeaveEntry } from '@kazi/contract/payroll';
import { kenyanDay } from '../../database/kenyan-time.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { badInput, found, problem, refuse } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { lockPayroll } from '../approved-runs.ts';
import { findEmployee } from '../employees/find.ts';
import { monthOf } from '../month.ts';
import { runsPayroll } from '../policy.ts';
import { lastMonthPaid } from '../terms/terms.ts';
import {
  annualLeave,
  enterLeave,
  type LeaveRow,
  leaveById,
  leaveOf,
  overlaps,
  presentLeave,
  removeLeave,
} from './leave.ts';

const calls = authed.payroll.leave;

const show = ({ viewer, services }: AuthedContext, row: LeaveRow) =>
  presentLeave(row, viewer, services.addresses);

export const leave = {
  list: calls.list.handler(({ input, context }) =>
    context.readShown(async (db) => {
      const employee = await findEmployee(db, context.viewer, input.id);
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
      await lockPayroll(tx);
      const { first_name, joined_on, left_on } = await findEmployee(tx, viewer, employee);
      if (!runsPayroll(viewer)) throw refuse('may-not', { what: 'enter-leave' });
      context.proveIf(given.kind === 'unpaid');
      if (given.from < joined_on || (left_on && given.to > left_on))
        throw badInput({ from: problem('while-employed', { name: first_name }) });
      const paid = await lastMonthPaid(tx, tenant, employee);
      if (given.kind === 'unpaid' && paid && monthOf(given.from) <= paid)
        throw badInput({ from: problem('after-paid-month', { last: paid }) });
      if (await overlaps(tx, tenant, { employee, ...given }))
        throw refuse('leave-exists', {}, { from: 'days-without-leave' });
      const items: LeaveEntry[] = [];
      for (const id of await enterLeave(tx, employee, given))
        items.push(show(context, found(await leaveById(tx, tenant, id), 'leave')));
      return { items };
    }),
  ),

  delete: calls.delete.handler(({ input, context }) =>
    context.write(async (tx) => {
      const { tenant, viewer } = context;
      await lockPayroll(tx);
      const entry = found(runsPayroll(viewer) ? await leaveById(tx, tenant, input.id) : undefined, 'leave');
      context.proveIf(entry.kind === 'unpaid');
      if (entry.paid) throw refuse('leave-days-paid');
      await removeLeave(tx, entry);
      return { message: doneText(context.language, 'leave-removed') };
    }),
  ),
};
