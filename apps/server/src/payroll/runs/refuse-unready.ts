import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { conflict } from '../../http/errors.ts';
import { isElsewhere } from '../pay-to.ts';
import { openChanges } from './open-changes.ts';
import { refuseOverdrawn } from './owed-by-run.ts';
import { refuseChanged, refuseMissing } from './refuse-changed.ts';
import type { RunRecord } from './rows.ts';

const employees = (count: number) => (count === 1 ? 'One employee' : `${count} employees`);

const changes = (count: number) =>
  count === 1 ? 'One change since last month is' : `${count} changes since last month are`;

/** Within a query over payslips `s` of a run: a person has changed what it follows from, though another may have changed it since. */
const setsPay = ({ tenant, actor: person }: Tx, run: string) => sql<boolean>`(
  exists (select ${openChanges} and a.actor_id = ${person}) or s.employee_id in (
    select of.employee::uuid from audit_entries i cross join jsonb_array_elements_text(i.detail->'employees') of(employee)
    where i.tenant_id = ${tenant} and i.subject = 'payroll-run' and i.subject_id = ${run} and i.action = 'input-set'
      and i.actor_id = ${person}))`;

/** What keeps a run from being approved: first what a new calculation mends. Throws 409 for the first. */
export async function refuseUnready(tx: Tx, run: RunRecord): Promise<void> {
  const { rows } = await sql<{
    errors: number;
    unreviewed: number;
    moved: string | null;
    own: string | null;
  }>`
    select count(*) filter (where s.errors)::int as errors,
      count(*) filter (where s.change is not null and s.reviewed_at is null)::int as unreviewed,
      min(e.first_name || ' ' || e.last_name) filter (where s.pays > 0 and s.kind = 'pay'
        and ${isElsewhere}) as moved,
      min(e.first_name || ' ' || e.last_name) filter (where s.change is not null and s.reviewed_by = ${tx.actor}
        and ${setsPay(tx, run.id)}) as own
    from payslips s join employees e on e.tenant_id = s.tenant_id and e.id = s.employee_id
    where s.tenant_id = ${tx.tenant} and s.run_id = ${run.id}`.execute(tx);
  const { errors = 0, unreviewed = 0, moved = null, own = null } = rows[0] ?? {};
  if (moved !== null)
    throw conflict(
      `Where the pay of ${moved} goes was changed since this was calculated. Calculate it anew.`,
    );
  await refuseOvertaken(tx, run);
  await refuseMissing(tx, run);
  await refuseChanged(tx, run);
  if (errors > 0) throw conflict(`${employees(errors)} cannot be paid yet. Correct or skip them first.`);
  if (unreviewed > 0) throw conflict(`${changes(unreviewed)} not marked as reviewed yet.`);
  if (own !== null)
    throw conflict(
      `You have set the pay of ${own} and marked it as reviewed yourself. Let another person review it.`,
    );
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
  throw conflict(
    other.computing
      ? 'Another payroll of this month is being calculated. Wait until it is done.'
      : 'Another payroll of these employees was approved or cancelled since this was calculated. Calculate it anew.',
  );
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
  if (rows[0])
    throw conflict(
      `More is taken back from ${rows[0].name} than this payroll pays them. Calculate it anew, or pay them in it.`,
    );
}
