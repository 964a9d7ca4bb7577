import { type Cents, sum } from '@kazi/contract/cents';
import type { Earnings } from '@kazi/contract/payroll';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import { workspaceTime } from '../../database/workspace-time.ts';
import { walletCurrency } from '../../money/index.ts';
import { isApproved } from '../approved-runs.ts';

/** An employee, and their login where they have one: rewards and fees are of it. */
interface Whose {
  employee: string;
  user: string | null;
}

type Month = Earnings['months'][number];

/** The first moment of a year in Kenya. */
const startOf = (year: number) => workspaceTime.startOf(sql`make_date(${year}, 1, 1)`);

const lines = (which: RawBuilder<unknown>) => sql`(
  select coalesce(sum((one->>'amount')::bigint), 0) from jsonb_array_elements(s.lines) one
  where one->>'kind' = 'statutory' and ${which})`;

const given = (tenant: string, { employee }: Whose) => sql`
  from payslips s join payroll_runs r on r.tenant_id = s.tenant_id and r.id = s.run_id
  where s.tenant_id = ${tenant} and s.employee_id = ${employee} and not s.skipped and s.lines is not null and ${isApproved('r')}`;

const released = (tenant: string, { user }: Whose) => sql`
  from rewards w where w.tenant_id = ${tenant} and w.agent_id = ${user} and w.resolution = 'released'
    and w.currency = ${walletCurrency}`;

/** The twelve months of a year: pay by the month it is for, rewards and fees by when they moved. */
export async function monthsOf(
  db: Db,
  tenant: string,
  { year, ...whose }: Whose & { year: number },
): Promise<Month[]> {
  const { rows } = await sql<Month>`
    with pay as (
      select s.month, sum(s.gross) as gross, sum(s.deductions) as taken, sum(s.net) as net,
        sum(${lines(sql`one->>'code' = 'paye'`)}) as paye, sum(${lines(sql`one->>'code' <> 'paye'`)}) as statutory
      ${given(tenant, whose)} and s.month between make_date(${year}, 1, 1) and make_date(${year}, 12, 1)
      group by 1),
    reward as (
      select ${workspaceTime.monthOf(sql`w.resolved_at`)} as month, sum(w.amount) as rewards, count(distinct w.task_id) as tasks
      ${released(tenant, whose)} and w.resolved_at >= ${startOf(year)} and w.resolved_at < ${startOf(year + 1)}
      group by 1),
    fee as (
      select ${workspaceTime.monthOf(sql`p.settled_at`)} as month, sum(p.fee) as fees from payments p
      where p.tenant_id = ${tenant} and p.user_id = ${whose.user} and p.kind = 'withdrawal' and p.status = 'succeeded'
        and p.currency = ${walletCurrency} and p.settled_at >= ${startOf(year)} and p.settled_at < ${startOf(year + 1)}
      group by 1)
    select to_char(m.month, 'YYYY-MM') as month, coalesce(gross, 0)::bigint as gross, coalesce(paye, 0)::bigint as paye,
      coalesce(statutory, 0)::bigint as statutory,
      coalesce(taken - paye - statutory, 0)::bigint as deductions, coalesce(net, 0)::bigint as net,
      coalesce(rewards, 0)::bigint as rewards, coalesce(tasks, 0)::int as tasks, coalesce(fees, 0)::bigint as fees,
      (coalesce(net, 0) + coalesce(rewards, 0) - coalesce(fees, 0))::bigint as kept
    from (select generate_series(0, 11) as at) n
    cross join lateral (select (make_date(${year}, 1, 1) + make_interval(months => n.at))::date as month) m
    left join pay using (month) left join reward using (month) left join fee using (month)
    order by m.month`.execute(db);
  return rows;
}

/** The years with pay or rewards, the newest first. */
export async function yearsOf(db: Db, tenant: string, whose: Whose): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select extract(year from s.month)::int as year ${given(tenant, whose)}
    union
    select extract(year from ${workspaceTime.monthOf(sql`w.resolved_at`)})::int ${released(tenant, whose)}
    order by 1 desc`.execute(db);
  return rows.map(({ year }) => year);
}

/** What the months add up to. */
export function totalsOf(months: readonly Month[]): Earnings['totals'] {
  const of = (name: Exclude<keyof Month, 'month' | 'tasks'>): Cents =>
    sum(months.map((month) => month[name]));
  return {
    gross: of('gross'),
    paye: of('paye'),
    statutory: of('statutory'),
    deductions: of('deductions'),
    net: of('net'),
    rewards: of('rewards'),
    tasks: months.reduce((all, { tasks }) => all + tasks, 0),
    fees: of('fees'),
    kept: of('kept'),
  };
}
