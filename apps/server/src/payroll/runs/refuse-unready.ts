import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';
import { refuse } from '../../refuse.ts';
import { isElsewhere } from '../pay-to.ts';
import { refuseOverdrawn } from './owed-by-run.ts';
import { refuseChanged, refuseMissing } from './refuse-changed.ts';
import type { RunRecord } from './rows.ts';
import { refuseReviewedAlone } from './second-person.ts';

/** What keeps a run from being approved: first what a new calculation mends. Throws 409 for the first. */
export async function refuseUnready(tx: Tx, run: RunRecord): Promise<void> {
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
