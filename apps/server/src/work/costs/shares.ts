import { type RawBuilder, sql } from 'kysely';
import { inKenyanMonths, kenyanMonthOf } from '../../database/kenyan-time.ts';
import { rewardPaid } from '../../money/index.ts';
import { costByMonth } from '../../payroll/index.ts';

/** The month in Kenya in which the task `t` was accepted, by its first day. */
const accepted = kenyanMonthOf(sql`t.finished_at`);

/** The people who did the task `t`: its assignees, and those who were paid for it. */
const workers = sql`lateral (
  select x.user_id as person from task_assignees x where x.tenant_id = t.tenant_id and x.task_id = t.id
  union
  select w.agent_id from rewards w
  where w.tenant_id = t.tenant_id and w.task_id = t.id and w.resolution = 'released') x`;

interface Part {
  /** The first days of the first and of the last month. */
  from: RawBuilder<unknown>;
  to: RawBuilder<unknown>;
  /** Which tasks `t` of apps `a` are asked about. */
  which: RawBuilder<unknown>;
}

/**
 * The beginning of a query: `shares`, with a row of (task, person, month, estimate, salary, reward) for each person of each
 * accepted task asked about. The month's cost of a person is spread over all tasks of theirs that were accepted in it, in the
 * project and elsewhere; parts are rounded by what they add up to, so that together they are that cost.
 */
export const withShares = (tenant: string, { from, to, which }: Part): RawBuilder<unknown> => {
  const inMonths = sql`t.tenant_id = ${tenant} and t.status = 'done'
    and ${inKenyanMonths(sql`t.finished_at`, { from, to })}`;
  const reward = rewardPaid({ tenant: sql`${tenant}`, task: sql`p.task`, person: sql`p.person` });
  return sql`
    with asked as (
      select t.id as task, x.person, ${accepted} as month
      from tasks t join apps a on a.tenant_id = t.tenant_id and a.id = t.app_id cross join ${workers}
      where ${inMonths} and ${which}),
    work as (
      select t.id as task, x.person, ${accepted} as month, t.estimate,
        nullif(t.estimate, 0) / count(*) over (partition by t.id) as hours
      from tasks t cross join ${workers} where ${inMonths}),
    weighed as (
      select w.*, coalesce(w.hours, avg(w.hours) over mine, 1) as weight from work w
      where exists (select from asked o where o.person = w.person and o.month = w.month)
      window mine as (partition by w.person, w.month)),
    spread as (
      select w.task, w.person, w.month, w.estimate,
        round(c.cost * sum(w.weight) over so_far / sum(w.weight) over mine) as up_to
      from weighed w left join (${costByMonth(tenant, { from, to })}) c using (person, month)
      window mine as (partition by w.person, w.month), so_far as (partition by w.person, w.month order by w.task)),
    parts as (
      select p.*, coalesce(p.up_to - lag(p.up_to, 1, 0) over (partition by p.person, p.month order by p.task), 0)::bigint as salary
      from spread p),
    shares as (
      select p.task, p.person, p.month, p.estimate, p.salary,
        ${reward} as reward
      from parts p join asked using (task, person))`;
};
