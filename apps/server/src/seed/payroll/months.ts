import { type RunInput, runInput } from '@kazi/contract/payroll';
import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import {
  anyPayslip,
  approveRun,
  beginPayment,
  calculateNow,
  createRun,
  kenyanMonth,
  leavingOf,
  lockRun,
  moveRun,
  obligations,
  prepareBy,
  type RunRecord,
  remit,
  reversePayslip,
  review,
  setInputs,
} from '../../payroll/index.ts';
import type { SeedContext, Step } from '../context.ts';
import type { Member } from '../people.ts';
import { type PaidMonth, paidMonths } from './calendar.ts';
import { clearSalaries, settleSalaries } from './salaries.ts';
import type { Employed } from './staff.ts';

interface Payroll {
  owner: Member;
  /** The second person, who approves. */
  admin: Member;
  /** Ids of employees, by number. */
  ids: ReadonlyMap<string, string>;
  staff: readonly Employed[];
}

/**
 * The months of payroll as steps: each is calculated by the owner, approved by the admin, paid, closed and remitted, the
 * newest not remitted yet; this month is a draft.
 */
export function payrollSteps({ now }: Pick<SeedContext, 'now'>, payroll: Payroll): Step[] {
  const months = paidMonths(now);
  const corrected = correctedIn(months);
  const past = months.flatMap((month) =>
    stepsOf(payroll, month, {
      corrects: month === corrected ? months[months.indexOf(month) - 1] : undefined,
      isRemitted: month !== months.at(-1),
    }),
  );
  const draft = async (tx: Tx) => {
    await createRun(tx.inThePast(payroll.owner.id, now), { month: kenyanMonth(now), kind: 'monthly' });
  };
  return [...past, { at: now, play: draft }];
}

/** The newest month but one in which the month before can be corrected, which is within its year. */
const correctedIn = (months: readonly PaidMonth[]) =>
  months.slice(1, -1).findLast(({ month }) => !month.endsWith('-01'));

function stepsOf(
  { owner, admin, ids, staff }: Payroll,
  paid: PaidMonth,
  { corrects, isRemitted }: { corrects: PaidMonth | undefined; isRemitted: boolean },
): Step[] {
  const by = (member: Member, at: Date, play: (tx: Tx, run: RunRecord) => Promise<void>): Step => ({
    at,
    play: async (tx) => play(tx.inThePast(member.id, at), await runOf(tx, paid.month)),
  });
  const create = async (tx: Tx) => {
    const past = tx.inThePast(owner.id, paid.created);
    await createRun(past, { month: paid.month, kind: 'monthly' });
    const who = staff.find(({ year }) => year === 'corrected');
    const employee = who && ids.get(who.employee.number);
    if (corrects && employee)
      await correct(past, await runOf(past, paid.month), { employee, month: corrects.month, who });
  };
  const steps = [
    { at: paid.created, play: create },
    by(owner, paid.prepared, async (tx, run) => {
      await prepareBy(tx, run.id);
      await calculateNow(tx, run);
    }),
    by(owner, paid.reviewed, (tx, run) => review(tx, run, { reviewed: true })),
    by(admin, paid.approved, (tx, run) => approveRun(tx, run, { leaving: leavingOf(run) })),
    by(owner, paid.paid, async (tx, run) => {
      await beginPayment(tx, run);
      await settleSalaries(tx, run, owner, paid);
    }),
    by(owner, paid.arrived, (tx, run) => moveRun(tx, run, 'paid')),
    by(owner, paid.closed, async (tx, run) => {
      await clearSalaries(tx, run);
      await moveRun(tx, run, 'closed');
      await date(tx, run.id, paid);
    }),
  ];
  if (isRemitted) steps.push(by(owner, paid.remitted, (tx) => remitAll(tx, paid)));
  return steps;
}

async function runOf(tx: Tx, month: string): Promise<RunRecord> {
  const { id } = await tx
    .selectFrom('payroll_runs')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('month', '=', `${month}-01`)
    .executeTakeFirstOrThrow();
  const run = await lockRun(tx, id);
  if (!run) throw new TypeError(`There is no payroll of ${month}`);
  return run;
}

const overtime = 4_500_00;

/** Takes back the payslip of a month, in which overtime was forgotten, and pays that month anew. */
async function correct(
  tx: Tx,
  run: RunRecord,
  { employee, month, who }: { employee: string; month: string; who: Employed },
): Promise<void> {
  const wrong = await tx
    .selectFrom('payslips')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('employee_id', '=', employee)
    .where('month', '=', `${month}-01`)
    .executeTakeFirstOrThrow();
  const row = await anyPayslip(tx, tx.tenant, wrong.id);
  if (!row) throw new TypeError(`There is no payslip of ${month}`);
  await reversePayslip(tx, row, run.id);
  const amount = (who.employee.terms?.salary ?? 0) + overtime;
  const input: RunInput = runInput.parse({
    earnings: [{ kind: 'arrears', name: `Pay of ${month} with its overtime`, amount }],
  });
  await setInputs(tx, run, [{ employee, input }]);
}

/** Remits all that a month owes, each with a number as the authority gives one. */
async function remitAll(tx: Tx, { month, remitted }: PaidMonth): Promise<void> {
  const rows = await obligations(tx, tx.tenant, { month, part: 'open' });
  const paidOn = remitted.toISOString().slice(0, 10);
  for (const [index, row] of rows.entries()) {
    const number = `${paidOn.replaceAll('-', '')}${String(40_318_200 + index * 137)}`;
    await remit(tx, row, { amount: row.amount, paidOn, number });
  }
}

/** Dates what the commands date by the clock of the database. */
async function date(tx: Tx, run: string, paid: PaidMonth): Promise<void> {
  await tx
    .updateTable('payroll_runs')
    .set({ created_at: paid.created, approved_at: paid.approved, updated_at: paid.closed })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', run)
    .execute();
  await tx
    .updateTable('payslips')
    .set({
      mailed_at: paid.arrived,
      reviewed_at: sql<Date>`case when reviewed_at is not null then ${paid.reviewed}::timestamptz end`,
    })
    .where('tenant_id', '=', tx.tenant)
    .where('run_id', '=', run)
    .execute();
}
