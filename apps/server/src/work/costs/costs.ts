import type { Cents } from '@kazi/contract/cents';
import type { MonthCost } from '@kazi/contract/work';
import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod';
import { tasksReached } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import { workspaceTime } from '../../database/workspace-time.ts';
import { type PersonRow, personAt } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import { rewardPaid } from '../../money/index.ts';
import { readCursor } from '../../page.ts';
import { costByMonth } from '../../payroll/index.ts';
import type { Viewer } from '../../ports/viewer.ts';

/** The month in which the task `t` was accepted, by its first day. */
const accepted = workspaceTime.monthOf(sql`t.finished_at`);

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
const withShares = (tenant: string, { from, to, which }: Part): RawBuilder<unknown> => {
  const inMonths = sql`t.tenant_id = ${tenant} and t.status = 'done'
    and ${workspaceTime.inMonths(sql`t.finished_at`, { from, to })}`;
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

const day = (text: string) => sql`${text}::date`;

/** Tasks `t` of apps `a` of a project, as far as the viewer reaches them. */
const inProject = (viewer: Viewer, project: string) =>
  sql`a.project_id = ${project} and ${tasksReached(viewer, 't')}`;

/** The months of a year in which tasks of a project were accepted, the newest first. */
export async function costsOfYear(
  db: Db,
  viewer: Viewer,
  { id, year }: InputOf<Contract['work']['costs']['ofProject']>,
): Promise<MonthCost[]> {
  const part = { from: day(`${year}-01-01`), to: day(`${year}-12-01`), which: inProject(viewer, id) };
  const { rows } = await sql<MonthCost>`
    ${withShares(viewer.tenant, part)}
    select to_char(month, 'YYYY-MM') as month, count(distinct task)::int as tasks, count(distinct person)::int as people,
      sum(salary)::bigint as salaries, sum(reward)::bigint as rewards, sum(salary + reward)::bigint as total
    from shares group by month order by month desc`.execute(db);
  return rows;
}

export interface CostRow {
  person: PersonRow;
  user_id: string;
  task: string;
  key: string;
  title: string;
  estimate: number | null;
  salary: Cents;
  reward: Cents;
  tasks: number;
  salaries: Cents;
  rewards: Cents;
}

type CostQuery = InputOf<Contract['work']['costs']['ofMonth']>;

/** A page of what people's tasks of a month have cost, by person and task, read with one row more than asked. */
export async function costPage(
  db: Db,
  viewer: Viewer,
  { id, month, cursor, limit }: CostQuery,
): Promise<CostRow[]> {
  const after = readCursor(cursor, z.tuple([z.uuid(), z.uuid()]));
  const first = day(`${month}-01`);
  const part = { from: first, to: first, which: inProject(viewer, id) };
  const { rows } = await sql<CostRow>`
    ${withShares(viewer.tenant, part)}, summed as (
      select s.*, count(*) over mine as tasks, sum(s.salary) over mine as salaries, sum(s.reward) over mine as rewards
      from shares s window mine as (partition by s.person)),
    page as (
      select * from summed where ${after ? sql`(person, task) > (${after[0]}::uuid, ${after[1]}::uuid)` : sql`true`}
      order by person, task limit ${limit + 1})
    select ${personAt('t.tenant_id', 's.person')} as person, s.person as user_id, s.task, a.key || '-' || t.number as key,
      t.title, s.estimate, s.salary, s.reward, s.tasks::int, s.salaries::bigint, s.rewards::bigint
    from page s
    join tasks t on t.tenant_id = ${viewer.tenant} and t.id = s.task
    join apps a on a.tenant_id = t.tenant_id and a.id = t.app_id
    order by s.person, s.task`.execute(db);
  return rows;
}

export const costKeys = ({ user_id, task }: CostRow) => [user_id, task];

/** What a task has cost; undefined where no one worked on it, or it is not accepted. */
export async function costOfTask(
  db: Db,
  tenant: string,
  id: string,
): Promise<Omit<MonthCost, 'tasks'> | undefined> {
  const task = await db
    .selectFrom('tasks')
    .select(sql<string | null>`to_char(${workspaceTime.monthOf(sql`finished_at`)}, 'YYYY-MM')`.as('month'))
    .where('tenant_id', '=', tenant)
    .where('id', '=', id)
    .where('status', '=', 'done')
    .executeTakeFirst();
  const month = task?.month;
  if (!month) return undefined;
  const first = day(`${month}-01`);
  const { rows } = await sql<Omit<MonthCost, 'tasks'>>`
    ${withShares(tenant, { from: first, to: first, which: sql`t.id = ${id}` })}
    select ${month} as month, count(*)::int as people, sum(salary)::bigint as salaries, sum(reward)::bigint as rewards,
      sum(salary + reward)::bigint as total
    from shares having count(*) > 0`.execute(db);
  return rows[0];
}
