import { type Cents, cents, sum } from '@kazi/contract/cents';
import type { NewTransfer } from '@kazi/ledger';
import { sql } from 'kysely';
import { v5 } from 'uuid';
import type { Tx } from '../../database/tenancy.ts';
import { secondPersonRefusal, standingOf } from '../../identity/index.ts';
import { accountOf, TransferRefused, transfer } from '../../money/index.ts';
import { badInput, problem, refuse } from '../../refuse.ts';
import { isElsewhere } from '../pay-to.ts';
import { settingsOf } from '../settings/settings.ts';
import { type ComputedRow, computedColumns, computedRecords, openChanges } from './batch.ts';
import { computeAnew } from './calculate.ts';
import {
  leavingOf,
  moveRun,
  owedByRun,
  type RunRecord,
  refuseMove,
  refuseOverdrawn,
  worksIn,
} from './run.ts';

/** Within a query over payslips `s` of a run and people `p`: the person has changed what it follows from, though another may have changed it since. */
const setsPay = ({ tenant }: Tx, run: string) => sql<boolean>`(
  exists (select ${openChanges} and a.actor_id = p.id) or s.employee_id in (
    select of.employee::uuid from audit_entries i cross join jsonb_array_elements_text(i.detail->'employees') of(employee)
    where i.tenant_id = ${tenant} and i.subject = 'payroll-run' and i.subject_id = ${run} and i.action = 'input-set'
      and i.actor_id = p.id))`;

/** Changes since last month that one person made, by who has reviewed them. */
interface OwnChange {
  setter: string;
  reviewer: string;
  /** Of one of the employees. */
  name: string;
}

/**
 * Throws 409 where what the approver changed of somebody's pay, or a person through whom they came in, was reviewed by nobody who
 * counts as a second person beside who changed it.
 */
async function refuseReviewedAlone(tx: Tx, run: RunRecord): Promise<void> {
  if (!tx.actor) return;
  const { tenant, actor } = tx;
  const { through } = await standingOf(tx, { tenant, user: actor });
  const { rows } = await sql<OwnChange>`
    select p.id as setter, s.reviewed_by as reviewer, min(e.first_name || ' ' || e.last_name) as name
    from payslips s
    join employees e on e.tenant_id = s.tenant_id and e.id = s.employee_id
    cross join unnest(${[actor, ...through]}::uuid[]) as p (id)
    where s.tenant_id = ${tenant} and s.run_id = ${run.id} and s.change is not null and s.reviewed_by is not null
      and ${setsPay(tx, run.id)}
    group by p.id, s.reviewed_by
    order by name`.execute(tx);
  for (const { setter, reviewer, name } of rows) {
    if (reviewer === actor && setter === actor) throw refuse('reviewed-own-change', { name });
    const standing = await standingOf(tx, { tenant, user: reviewer });
    if (reviewer === actor || secondPersonRefusal(standing, [setter], ['manage Payroll']) !== null)
      throw refuse('reviewed-by-no-second', { name });
  }
}

type Named = Pick<ComputedRow['employee'], 'number' | 'firstName' | 'lastName'>;

/** Employees of a payroll may be thousands: more than these are counted. */
const mostNamed = 3;

/** The names of the first of some employees, and how many more there are. */
function firstNames(employees: readonly Named[]) {
  const names = employees.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return { name: names.slice(0, mostNamed).join(', '), count: Math.max(0, names.length - mostNamed) };
}

/** Throws 409 for a run of a whole month that lacks somebody who works in it. */
async function refuseMissing(tx: Tx, { id, kind, month }: RunRecord): Promise<void> {
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
async function refuseChanged(tx: Tx, run: RunRecord): Promise<void> {
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

/** What keeps a run from being approved: first what a new calculation mends. Throws 409 for the first. */
async function refuseUnready(tx: Tx, run: RunRecord): Promise<void> {
  const { rows } = await sql<{
    errors: number;
    unreviewed: number;
    moved: string | null;
  }>`
    select count(*) filter (where s.errors)::int as errors,
      count(*) filter (where s.change is not null and s.reviewed_at is null)::int as unreviewed,
      min(e.first_name || ' ' || e.last_name) filter (where s.pays > 0 and s.kind = 'pay'
        and ${isElsewhere}) as moved
    from payslips s join employees e on e.tenant_id = s.tenant_id and e.id = s.employee_id
    where s.tenant_id = ${tx.tenant} and s.run_id = ${run.id}`.execute(tx);
  const { errors = 0, unreviewed = 0, moved = null } = rows[0] ?? {};
  if (moved !== null) throw refuse('payout-moved-since', { name: moved });
  await refuseOvertaken(tx, run);
  await refuseMissing(tx, run);
  await refuseChanged(tx, run);
  if (errors > 0) throw refuse('employees-not-payable', { count: errors });
  if (unreviewed > 0) throw refuse('changes-not-reviewed', { count: unreviewed });
  await refuseReviewedAlone(tx, run);
  await refuseUnpaid(tx, run);
  await refuseOverdrawn(tx, run);
}

/**
 * Refuses a run calculated before another run of the year was approved or cancelled: its payslips do not include that.
 */
async function refuseOvertaken(tx: Tx, { id, month }: RunRecord): Promise<void> {
  const { rows } = await sql<{ computing: boolean }>`
    select x.to_calculate is not null as computing
    from payroll_runs x
    where x.tenant_id = ${tx.tenant} and x.id <> ${id} and x.month between date_trunc('year', ${month}::date) and ${month}
      and (x.to_calculate is not null and x.month = ${month} or exists (
        select from payroll_run_moves m
        where m.tenant_id = x.tenant_id and m.run_id = x.id and m.to_status in ('approved', 'cancelled') and m.at > (
          select max(c.at) from payroll_run_moves c
          where c.tenant_id = x.tenant_id and c.run_id = ${id} and c.to_status = 'calculated')))
      and exists (
        select from payslips s join payslips o on o.tenant_id = s.tenant_id and o.employee_id = s.employee_id
        where s.tenant_id = x.tenant_id and s.run_id = x.id and o.run_id = ${id})
    limit 1`.execute(tx);
  const [other] = rows;
  if (!other) return;
  throw refuse(other.computing ? 'other-payroll-being-calculated' : 'overtaken-by-payroll');
}

/**
 * Refuses a reversal for an employee whom this run does not pay: its amount would come out of others' wages.
 */
async function refuseUnpaid(tx: Tx, { id }: RunRecord): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select min(e.first_name || ' ' || e.last_name) as name
    from payslips s join employees e on e.tenant_id = s.tenant_id and e.id = s.employee_id
    where s.tenant_id = ${tx.tenant} and s.run_id = ${id}
    group by e.id having sum(s.net + s.rounding) filter (where not s.skipped) <> sum(s.pays)
    order by 1 limit 1`.execute(tx);
  if (rows[0]) throw refuse('takes-back-beyond-pay', { name: rows[0].name });
}

/** The ids of a run's transfers follow from its own, so that none is made twice. */
const part = (run: string, name: string) => v5(name, run);

/** What a run holds of the payer's money: all wages in one, and what is owed in one for each authority. */
async function heldBy(
  tx: Tx,
  run: RunRecord,
): Promise<{ name: string; amount: Cents; authority?: string }[]> {
  const byAuthority = Map.groupBy(await owedByRun(tx, tx.tenant, run.id), ({ authority }) => authority);
  const owed = [...byAuthority].map(([authority, all]) => ({
    name: authority,
    authority,
    amount: sum(all.map(({ amount }) => amount)),
  }));
  const wages = sum([run.net, run.rounding, run.fees]);
  return [{ name: 'wages', amount: wages }, ...owed].filter(({ amount }) => amount !== 0);
}

async function hold(tx: Tx, run: RunRecord, payer: string): Promise<void> {
  const { currency, id } = run;
  const debit = await accountOf(tx, { kind: 'primary', user: payer, currency });
  const transfers: NewTransfer[] = [];
  for (const { name, amount, authority } of await heldBy(tx, run)) {
    if (amount < 0) throw refuse('payroll-takes-back-more');
    const credit = await accountOf(
      tx,
      authority ? { kind: 'payable', authority, currency } : { kind: 'wages', currency },
    );
    transfers.push({
      kind: 'pending',
      id: part(id, name),
      debit,
      credit,
      amount,
      code: 'payroll',
      reference: id,
    });
  }
  try {
    await transfer(tx, transfers);
  } catch (error) {
    if (!(error instanceof TransferRefused) || error.refusal.reason !== 'insufficient') throw error;
    const { available } = error.refusal;
    const missing = cents(leavingOf(run) - sum([available, ...before(transfers, error.index)]));
    throw refuse(
      'payroll-beyond-wallet',
      { sum: { amount: missing, currency: currency } },
      { leaving: 'not-covered-by-payer' },
    );
  }
}

/** What the transfers before one would have taken already. */
const before = (transfers: readonly NewTransfer[], index: number): Cents[] =>
  transfers.slice(0, index).map((one) => ('amount' in one && one.amount) || cents(0));

/** Posts what a run holds, or gives it back. */
export async function resolveHolds(tx: Tx, run: RunRecord, kind: 'post' | 'void'): Promise<void> {
  const held = await heldBy(tx, run);
  await transfer(
    tx,
    held.map(({ name }) => ({ id: part(run.id, `${name} ${kind}`), kind, pending: part(run.id, name) })),
  );
}

/**
 * Approves a locked run: its sum is the one that the approver has seen, they did not prepare it, and the payer's wallet
 * holds all of it from now on. Throws 400 or 409, holding nothing.
 */
export async function approveRun(tx: Tx, run: RunRecord, { leaving }: { leaving: Cents }): Promise<void> {
  refuseMove(run, 'approved');
  const { payer_id } = await settingsOf(tx, tx.tenant);
  if (!payer_id) throw refuse('payroll-without-payer');
  await refuseUnready(tx, run);
  const wanted = leavingOf(run);
  if (wanted <= 0) throw refuse('payroll-pays-nothing');
  if (leaving !== wanted)
    throw badInput({ leaving: problem('leaving-sum', { sum: { amount: wanted, currency: run.currency } }) });
  await hold(tx, run, payer_id);
  await tx
    .updateTable('payslips')
    .set({ payout: sql`case when pays > 0 then 'held' else 'none' end` })
    .where('tenant_id', '=', tx.tenant)
    .where('run_id', '=', run.id)
    .where('kind', '=', 'pay')
    .execute();
  await moveRun(tx, run, 'approved', { payer_id, approved_by: tx.actor, approved_at: sql`now()` });
}

/** Gives up a locked run. What is held goes back to the payer, and what it took back can be taken back by another. */
export async function cancelRun(tx: Tx, run: RunRecord): Promise<void> {
  refuseMove(run, 'cancelled');
  if (run.status === 'approved') await resolveHolds(tx, run, 'void');
  await moveRun(tx, run, 'cancelled', { calculated: null, to_calculate: null });
  await dropReversals(tx, run.id);
}

/** What a run would have taken back was not: another run may do so. */
async function dropReversals(tx: Tx, run: string): Promise<void> {
  await tx
    .deleteFrom('payslips')
    .where('tenant_id', '=', tx.tenant)
    .where('run_id', '=', run)
    .where('kind', '=', 'reversal')
    .execute();
}
