import type { Tx } from '../../database/tenancy.ts';
import { type AuthedContext, authed } from '../../http/procedures.ts';
import { toPage } from '../../page.ts';
import { badInput, problem, refuse, staleVersion } from '../../refuse.ts';
import { doneText } from '../../texts/done.ts';
import { lockPayroll } from '../approved-runs.ts';
import { csvText } from '../csv.ts';
import { monthOf } from '../month.ts';
import { runsPayroll } from '../policy.ts';
import { deleteTerms, setTerms, termsOf } from '../terms/terms.ts';
import { refuseTaken, withPayTo } from './check.ts';
import { addEmployee, changesPay, deleteEmployee, updateEmployee } from './commands.ts';
import { findEmployee } from './find.ts';
import { importEmployees } from './import.ts';
import { presentEmployee } from './present.ts';
import { type EmployeeRow, employeeKeys, employeePage } from './queries.ts';

const calls = authed.payroll.employees;

const show = ({ viewer, services }: AuthedContext, row: EmployeeRow) =>
  presentEmployee(row, viewer, services.addresses);

/** An employee to change, with payroll locked. Throws 403 for an employee who sees them alone, and does not run payroll. */
async function claim(tx: Tx, context: AuthedContext, id: string): Promise<EmployeeRow> {
  await lockPayroll(tx);
  const row = await findEmployee(tx, context.viewer, id);
  if (!runsPayroll(context.viewer)) throw refuse('may-not', { what: 'change-employees' });
  return row;
}

export const employees = {
  list: calls.list.handler(async ({ input, context }) => {
    const rows = await context.readShown((db) => employeePage(db, context.viewer, input));
    return toPage(rows, input.limit, { keys: employeeKeys, present: (row) => show(context, row) });
  }),

  get: calls.get.handler(({ input, context }) =>
    context.readShown(async (db) => show(context, await findEmployee(db, context.viewer, input.id))),
  ),

  create: calls.create.handler(async ({ input: { terms, ...given }, context }) => {
    const { viewer, tenant } = context;
    if (!runsPayroll(viewer)) throw refuse('may-not', { what: 'add-employees' });
    context.proveIf(Boolean(terms ?? given.payTo));
    const employee = withPayTo(given);
    return context.write(async (tx) => {
      await lockPayroll(tx);
      await refuseTaken(tx, tenant, employee);
      const id = await addEmployee(tx, employee);
      if (terms) await setTerms(tx, id, { ...terms, from: monthOf(employee.joinedOn) });
      return show(context, await findEmployee(tx, context.viewer, id));
    });
  }),

  update: calls.update.handler(({ input: { id, ...given }, context }) =>
    context.write(async (tx) => {
      const before = await claim(tx, context, id);
      const change = withPayTo(given);
      context.proveIf(changesPay(before, change));
      const { joinedOn = before.joined_on, leftOn = before.left_on } = change;
      if (leftOn && leftOn < joinedOn)
        throw badInput({ [change.leftOn ? 'leftOn' : 'joinedOn']: 'within-employment' });
      await refuseTaken(tx, context.tenant, change, before);
      const changed = await updateEmployee(tx, before, change);
      const now = show(context, await findEmployee(tx, context.viewer, id));
      if (!changed) throw staleVersion(now);
      return now;
    }),
  ),

  delete: calls.delete.handler(({ input, context }) =>
    context.write(async (tx) => {
      const row = await claim(tx, context, input.id);
      if (row.paid) throw refuse('employee-in-payroll');
      await deleteEmployee(tx, row);
      return {
        message: doneText(context.language, 'removed', { name: `${row.first_name} ${row.last_name}` }),
      };
    }),
  ),

  import: calls.import.handler(async ({ input: { file, check }, context }) => {
    if (!runsPayroll(context.viewer)) throw refuse('may-not', { what: 'add-employees' });
    return importEmployees(context, await csvText(file), { check });
  }),

  terms: calls.terms.handler(({ input, context }) =>
    context.readShown(async (db) => {
      const { id } = await findEmployee(db, context.viewer, input.id);
      return { items: await termsOf(db, context.tenant, id) };
    }),
  ),

  setTerms: calls.setTerms.handler(({ input: { id, ...terms }, context }) =>
    context.write(async (tx) => {
      const row = await claim(tx, context, id);
      if (terms.from < monthOf(row.joined_on))
        throw badInput({ from: problem('not-before-first-month', { month: monthOf(row.joined_on) }) });
      await setTerms(tx, id, terms);
      return show(context, await findEmployee(tx, context.viewer, id));
    }),
  ),

  deleteTerms: calls.deleteTerms.handler(({ input: { id, from }, context }) =>
    context.write(async (tx) => {
      await claim(tx, context, id);
      if (!(await deleteTerms(tx, id, from))) throw refuse('not-found', { noun: 'terms' });
      return show(context, await findEmployee(tx, context.viewer, id));
    }),
  ),
};
