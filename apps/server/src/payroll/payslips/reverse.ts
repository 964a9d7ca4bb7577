import { type Cents, cents } from '@kazi/contract/cents';
import type { Tax } from '@kazi/payroll-ke';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { badInput, found, problem, refuse } from '../../refuse.ts';
import { monthOf } from '../month.ts';
import { calculateOf } from '../runs/calculate.ts';
import { prepareBy, refuseSettled } from '../runs/commands.ts';
import { lockRun } from '../runs/run.ts';
import type { PayslipRow } from './queries.ts';

/** `|| 0`, since nothing taken back is nothing, not −0. */
const negated = (amount: Cents): Cents => cents(-amount || 0);
const negatedAll = <Item extends { amount: Cents }>(items: readonly Item[]) =>
  items.map((item) => ({ ...item, amount: negated(item.amount) }));
const negatedTax = (tax: Tax) =>
  Object.fromEntries(Object.entries(tax).map(([name, amount]) => [name, negated(cents(amount))]));

/** What the audit trail tells of a reversal. */
const detailOf = ({ employee, month, net }: PayslipRow, run: string) => ({
  name: `${employee.firstName} ${employee.lastName}`,
  employee: employee.number,
  month: monthOf(month),
  net,
  run,
});

/**
 * Takes a payslip of a closed run back: an open run gets its lines, copied and negated, and never computed anew. Its
 * month is the open run's, so that the closed month stays as it was filed. Gives the id of the reversal; throws 404 or
 * 409 for a run that takes none, and 409 for a payslip that is taken back already.
 */
export async function reversePayslip(tx: Tx, row: PayslipRow, runId: string): Promise<string> {
  if (row.kind === 'reversal') throw refuse('payslip-is-reversal');
  if (row.status !== 'closed') throw refuse('payslip-not-closed');
  const run = found(await lockRun(tx, runId), 'payroll-run');
  refuseSettled(run);
  if (run.month < row.month || run.month.slice(0, 4) !== row.month.slice(0, 4))
    throw badInput({
      run: problem('payroll-of-tax-year', {
        month: monthOf(row.month),
        lastMonth: `${row.month.slice(0, 4)}-12`,
      }),
    });
  const id = newId();
  await insertReversal(tx, row, { id, run: run.id, month: run.month });
  await prepareBy(tx, run.id);
  if (run.status !== 'draft') await calculateOf(tx, run, [row.employee_id]);
  const detail = detailOf(row, run.id);
  await record(tx, { subject: 'payslip', subjectId: row.id, verb: 'reversed', detail });
  return id;
}

async function insertReversal(
  tx: Tx,
  row: PayslipRow,
  { id, run, month }: { id: string; run: string; month: string },
): Promise<void> {
  const inserted = await tx
    .insertInto('payslips')
    .values({
      tenant_id: tx.tenant,
      id,
      run_id: run,
      employee_id: row.employee_id,
      month,
      kind: 'reversal',
      reverses: row.id,
      employee: JSON.stringify(row.employee),
      terms: JSON.stringify(row.terms),
      lines: JSON.stringify(negatedAll(row.lines)),
      gross: negated(row.gross),
      deductions: negated(row.deductions),
      net: negated(row.net),
      employer: negated(row.employer),
      tax: JSON.stringify(negatedTax(row.tax)),
      owed: JSON.stringify(negatedAll(row.owed ?? [])),
      obligations: negated(row.obligations),
      taken: JSON.stringify(negatedAll(row.taken)),
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return;
  throw refuse('payslip-reversed');
}

/**
 * Removes the reversal of a payslip that was entered in error, while the run that has it is open: nothing was paid by it.
 * The viewer has prepared that run from then on. Throws 409 where the payslip is not taken back, or its run no longer changes.
 */
export async function unreversePayslip(tx: Tx, row: PayslipRow): Promise<void> {
  const run = row.reversed_by && (await lockRun(tx, row.reversed_by.run));
  if (!run) throw refuse('payslip-not-reversed');
  refuseSettled(run);
  const removed = await tx
    .deleteFrom('payslips')
    .where('tenant_id', '=', tx.tenant)
    .where('run_id', '=', run.id)
    .where('reverses', '=', row.id)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw refuse('payslip-not-reversed');
  await prepareBy(tx, run.id);
  if (run.status !== 'draft') await calculateOf(tx, run, [row.employee_id]);
  const detail = detailOf(row, run.id);
  await record(tx, { subject: 'payslip', subjectId: row.id, verb: 'unreversed', detail });
}
