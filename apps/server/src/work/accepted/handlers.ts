import { type Cents, noCents } from '@kazi/contract/cents';
import type { AcceptedWork } from '@kazi/contract/work';
import { sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import { workspaceTime } from '../../database/workspace-time.ts';
import { authed } from '../../http/procedures.ts';
import { walletCurrency as currency, rewardPaid } from '../../money/index.ts';
import { employeeById, runsPayroll } from '../../payroll/index.ts';
import { found, refuse } from '../../refuse.ts';

const mostTasks = 200;

type Row = AcceptedWork['tasks'][number] & {
  all: { count: number; hours: number; withoutEstimate: number; rewards: Cents };
};

const nothing = { count: 0, hours: 0, withoutEstimate: 0, rewards: noCents };

/**
 * A person's accepted tasks of a month (2026-11) with what they add up to; none for an employee without a login. People who
 * run payroll see their titles whether or not they reach the tasks, because pay is decided by them.
 */
async function acceptedOf(
  db: Db,
  tenant: string,
  { user, month }: { user: string | null; month: string },
): Promise<Omit<AcceptedWork, 'month' | 'currency'>> {
  const first = sql`${`${month}-01`}::date`;
  const reward = rewardPaid({ tenant: sql`t.tenant_id`, task: sql`t.id`, person: sql`x.user_id` });
  const { rows } = await sql<Row>`
    with mine as (
      select t.id, a.key || '-' || t.number as key, t.title, t.finished_at,
        nullif(t.estimate, 0) / (select count(*) from task_assignees o where o.tenant_id = t.tenant_id and o.task_id = t.id) as hours,
        ${reward} as reward
      from task_assignees x
      join tasks t on t.tenant_id = x.tenant_id and t.id = x.task_id
      join apps a on a.tenant_id = t.tenant_id and a.id = t.app_id
      where x.tenant_id = ${tenant} and x.user_id = ${user} and t.status = 'done'
        and ${workspaceTime.inMonths(sql`t.finished_at`, { from: first, to: first })})
    select id, key, title, round(hours, 2) as hours, reward, (
      select json_build_object('count', count(*), 'hours', coalesce(round(sum(hours), 2), 0),
        'withoutEstimate', count(*) filter (where hours is null), 'rewards', coalesce(sum(reward), 0)) from mine) as "all"
    from mine order by finished_at desc, id desc limit ${mostTasks}`.execute(db);
  const tasks = rows.map(({ all: _all, ...task }) => task);
  return { ...(rows[0]?.all ?? nothing), tasks };
}

const calls = authed.work.accepted;

export const accepted = {
  ofEmployee: calls.ofEmployee.handler(({ input: { id, month }, context: { readShown, tenant, viewer } }) => {
    if (!runsPayroll(viewer)) throw refuse('not-found', { noun: 'employee' });
    return readShown(async (db) => {
      const { user_id: user } = found(await employeeById(db, viewer, id), 'employee');
      return { month, currency, ...(await acceptedOf(db, tenant, { user, month })) };
    });
  }),
};
