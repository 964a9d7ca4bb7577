import { isDeepStrictEqual } from 'node:util';
import { type Run, type RunInput, runInput } from '@kazi/contract/payroll';
import { sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { record } from '../../events/record.ts';
import { enqueue } from '../../jobs/job.ts';
import { badInput, problem, refuse } from '../../refuse.ts';
import { lockPayroll } from '../approved-runs.ts';
import { firstDay, monthOf } from '../month.ts';
import { settingsOf } from '../settings/settings.ts';
import { calculateOf, calculateRun } from './calculate.ts';
import { type RunRecord, refuseMove, worksIn } from './run.ts';

interface NewRun {
  /** 2026-11. */
  month: string;
  kind: Run['kind'];
  note?: string | undefined;
  employees?: string[] | undefined;
}

/** The last day of a month, or the day of it that pay is due. */
function payDayOf(month: string, day: number): string {
  const end = new Date(`${month}-01T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + 1, 0);
  return `${month}-${String(Math.min(day, end.getUTCDate())).padStart(2, '0')}`;
}

/** Begins a run with everybody who works in its month, or with the employees named. Gives its id. */
export async function createRun(tx: Tx, { month, kind, note, employees }: NewRun): Promise<string> {
  const id = newId();
  await lockPayroll(tx);
  const { pay_day } = await settingsOf(tx, tx.tenant);
  const made = await tx
    .insertInto('payroll_runs')
    .values({
      tenant_id: tx.tenant,
      id,
      month: firstDay(month),
      kind,
      note: note ?? null,
      pay_day: payDayOf(month, pay_day),
    })
    .onConflict((clash) => clash.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw refuse('payroll-exists', { month }, { month: 'month-taken' });
  await addEmployees(tx, id, employees);
  const missing = employees && (await missingOf(tx, id, employees));
  if (missing) throw badInput({ employees: problem('employees-of-month', { month, name: missing }) });
  await record(tx, { subject: 'payroll-run', subjectId: id, verb: 'created', detail: { month, kind } });
  return id;
}

/** A payslip's id, made where its row is: an id by chance would be drawn elsewhere on a cluster, and the row sent after it. */
const ofRunAndEmployee = sql`overlay(overlay(md5(r.id::text || e.id::text) placing '4' from 13) placing '8' from 17)::uuid`;

/** Adds the employees who work in the month of a run and are not in it yet: all of them, or those named. */
async function addEmployees(tx: Tx, run: string, employees?: readonly string[]): Promise<void> {
  const named = employees ? sql`and e.id = any(${employees}::uuid[])` : sql``;
  await sql`
    insert into payslips (tenant_id, id, run_id, employee_id, month)
    select e.tenant_id, ${ofRunAndEmployee}, r.id, e.id, r.month
    from payroll_runs r join employees e on e.tenant_id = r.tenant_id
    where r.tenant_id = ${tx.tenant} and r.id = ${run} ${named}
      and ${worksIn(sql`r.month`)}
    on conflict do nothing`.execute(tx);
}

/** The first of these employees who is not in a run. */
async function missingOf(tx: Tx, run: string, employees: readonly string[]): Promise<string | undefined> {
  const rows = await tx
    .selectFrom('payslips')
    .select('employee_id')
    .where('tenant_id', '=', tx.tenant)
    .where('run_id', '=', run)
    .execute();
  const known = new Set(rows.map(({ employee_id }) => employee_id));
  return employees.find((employee) => !known.has(employee));
}

/** Removes employees who left, or whose first day moved later, since the run was created. */
async function removeEmployees(tx: Tx, { id, month }: RunRecord): Promise<void> {
  await sql`
    delete from payslips s using employees e
    where s.tenant_id = ${tx.tenant} and s.run_id = ${id} and s.kind = 'pay'
      and e.tenant_id = s.tenant_id and e.id = s.employee_id and not ${worksIn(sql`${month}::date`)}`.execute(
    tx,
  );
}

/** Has all payslips of a locked run computed, by a job. The viewer has prepared it from then on. */
export async function startCalculation(tx: Tx, run: RunRecord): Promise<void> {
  refuseMove(run, 'calculated');
  // The calculation goes by id, so an employee added while it runs could be skipped.
  if (run.to_calculate !== null) throw refuse('payroll-being-calculated');
  if (run.kind === 'monthly') {
    await removeEmployees(tx, run);
    await addEmployees(tx, run.id);
  }
  const { count } = await tx
    .selectFrom('payslips')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tx.tenant)
    .where('run_id', '=', run.id)
    .executeTakeFirstOrThrow();
  if (count === 0) throw refuse('nobody-works-then');
  await tx
    .updateTable('payroll_runs')
    .set({ calculated: 0, to_calculate: count, prepared_by: tx.actor, updated_at: sql`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', run.id)
    .execute();
  await enqueue(tx, calculateRun, { tenant: tx.tenant, run: run.id }, { key: `calculate-payroll ${run.id}` });
}

/** Whether what goes into a run can still change. */
const isOpen = ({ status }: RunRecord) =>
  status === 'draft' || status === 'calculated' || status === 'rejected';

/** Throws 409 for a run that is approved or ended, or is being computed. */
export function refuseSettled(run: RunRecord): void {
  if (!isOpen(run)) throw refuse('payroll-approved');
  if (run.to_calculate !== null) throw refuse('payroll-being-calculated');
}

/** So a file's row says no more of an employee than a row that was never filled in. */
const nothingSaid = runInput.parse({});

/**
 * Sets what is particular to the month of some employees, and computes their payslips alone anew where the run is computed.
 * The viewer has prepared the run from then on. Throws 404 where one of them is not in the run, or is named twice.
 */
export async function setInputs(
  tx: Tx,
  run: RunRecord,
  inputs: readonly { employee: string; input: RunInput }[],
): Promise<void> {
  refuseSettled(run);
  const given = inputs.map(({ employee, input }) => ({
    employee,
    input: isDeepStrictEqual(input, nothingSaid) ? {} : input,
    skipped: input.skipped !== null,
  }));
  const { rows } = await sql<{ employee: string; changed: boolean }>`
    update payslips s set input = v.input, skipped = v.skipped,
      input_by = case when s.input is distinct from v.input then ${tx.actor} else s.input_by end
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as v(employee uuid, input jsonb, skipped boolean)
      join payslips b on b.tenant_id = ${tx.tenant} and b.run_id = ${run.id} and b.employee_id = v.employee and b.kind = 'pay'
    where s.tenant_id = b.tenant_id and s.id = b.id
    returning s.employee_id as employee, b.input is distinct from v.input as changed`.execute(tx);
  if (rows.length < inputs.length) throw refuse('not-found', { noun: 'employee' });
  await prepareBy(tx, run.id);
  const employees = inputs.map(({ employee }) => employee);
  if (run.status !== 'draft') await calculateOf(tx, run, employees);
  const changed = rows.filter((row) => row.changed).map((row) => row.employee);
  const detail = { month: monthOf(run.month), employees: changed };
  await record(tx, { subject: 'payroll-run', subjectId: run.id, verb: 'input-set', detail });
}

/** Names the viewer as the person who prepared a run: a person who changes what is paid may not approve it. */
export async function prepareBy(tx: Tx, run: string): Promise<void> {
  await tx
    .updateTable('payroll_runs')
    .set({ prepared_by: tx.actor, version: sql`version + 1`, updated_at: sql`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', run)
    .execute();
}

/** Marks changes of some employees, or of all, as reviewed, or as not. */
export async function review(
  tx: Tx,
  run: RunRecord,
  { employees, reviewed }: { employees?: string[] | undefined; reviewed: boolean },
): Promise<void> {
  refuseSettled(run);
  let query = tx
    .updateTable('payslips')
    .set(
      reviewed
        ? { reviewed_by: tx.actor, reviewed_at: sql<Date>`now()` }
        : { reviewed_by: null, reviewed_at: null },
    )
    .where('tenant_id', '=', tx.tenant)
    .where('run_id', '=', run.id)
    .where('change', 'is not', null);
  if (employees) query = query.where('employee_id', 'in', employees);
  await query.execute();
  const detail = { month: monthOf(run.month) };
  await record(tx, { subject: 'payroll-run', subjectId: run.id, verb: 'reviewed', detail });
}
