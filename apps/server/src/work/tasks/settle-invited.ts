import { sql } from 'kysely';
import { notify } from '../../activity/index.ts';
import type { Tx } from '../../database/tenancy.ts';
import { settleInvited } from '../../identity/index.ts';
import { handle } from '../../jobs/job.ts';
import type { Services } from '../../services.ts';
import { isDisputed } from '../pay/disputes.ts';
import { recordOf } from './commands.ts';
import { lockTasks } from './policy.ts';
import { moveReward } from './reward.ts';

interface Settled {
  tenant: string;
  user: string;
}

/**
 * Settles the work of somebody who was invited: who came is told of it; what is open of who does not come any more goes to whoever came
 * with the same address by another way, or loses them, and who assigned it is told. Does nothing while they may still come.
 */
async function settle({ tenant, user }: Settled, { database }: Services): Promise<void> {
  // What is being assigned under the invitation is committed before the tasks are looked at.
  await database.write(tenant, null, async (tx) => {
    await sql`select i.id from invitations i join users u on u.tenant_id = i.tenant_id and u.email = i.email
      where i.tenant_id = ${tenant} and u.id = ${user} order by i.id for update of i`.execute(tx);
  });
  await database.write(tenant, null, async (tx) => {
    const standing = await standingOf(tx, user);
    if (!standing || standing.isInvited) return;
    const tasks = await openTasksOf(tx, user);
    await lockTasks(
      tx,
      tasks.map(({ id }) => id),
    );
    for (const task of await openTasksOf(tx, user)) {
      if (standing.hasLogin) await tellArrived(tx, user, task);
      else await replace(tx, user, task, standing.successor);
    }
  });
}

async function standingOf(tx: Tx, user: string) {
  const { rows } = await sql<{ hasLogin: boolean; isInvited: boolean; successor: string | null }>`
    select u.login_id is not null as "hasLogin",
      u.login_id is null and exists (
        select from invitations i
        where i.tenant_id = u.tenant_id and i.email = u.email
          and i.accepted_at is null and i.withdrawn_at is null and i.expires_at > now()
          and not exists (select from users x
            where x.tenant_id = u.tenant_id and x.email = u.email and x.status = 'active')) as "isInvited",
      (select x.id from users x
        where x.tenant_id = u.tenant_id and x.email = u.email and x.status = 'active') as successor
    from users u where u.tenant_id = ${tx.tenant} and u.id = ${user}`.execute(tx);
  return rows[0];
}

interface OpenTask {
  id: string;
  app_id: string;
  flow_id: string | null;
  author_id: string;
  assignees: { id: string }[];
  /** Who assigned the person last. */
  assigner: string;
}

/** What is assigned to the person and not done; what a dispute has frozen stays as it is. */
async function openTasksOf(tx: Tx, user: string): Promise<OpenTask[]> {
  const { rows } = await sql<OpenTask>`
    select t.id, t.app_id, t.flow_id, t.author_id,
      (select json_agg(json_build_object('id', x.user_id) order by x.user_id) from task_assignees x
        where x.tenant_id = t.tenant_id and x.task_id = t.id) as assignees,
      coalesce((
        select e.actor_id from events e
        where e.tenant_id = t.tenant_id and e.task_id = t.id and e.subject = 'task' and e.verb = 'updated'
          and e.changes -> 'assignees' -> 'after' @> to_jsonb(${user}::text)
          and not e.changes -> 'assignees' -> 'before' @> to_jsonb(${user}::text)
        order by e.id desc limit 1), t.author_id) as assigner
    from task_assignees mine
    join tasks t on t.tenant_id = mine.tenant_id and t.id = mine.task_id
    where mine.tenant_id = ${tx.tenant} and mine.user_id = ${user} and t.status <> 'done' and not ${isDisputed}
    order by t.id`.execute(tx);
  return rows;
}

/** Tells who came of a task that waited for them, once. */
async function tellArrived(tx: Tx, user: string, task: OpenTask): Promise<void> {
  const told = await tx
    .selectFrom('notifications')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('user_id', '=', user)
    .where('task_id', '=', task.id)
    .where('kind', '=', 'assignment')
    .limit(1)
    .executeTakeFirst();
  if (!told) await notify(tx, { kind: 'assignment', people: [user], actor: task.assigner, task: task.id });
}

/** Takes the person off a task, for who came instead of them if there is such a one. */
async function replace(tx: Tx, user: string, task: OpenTask, successor: string | null): Promise<void> {
  const before = task.assignees.map(({ id }) => id);
  const after = [
    ...new Set([...before.filter((id) => id !== user), ...(successor ? [successor] : [])]),
  ].sort();
  const of = { tenant_id: tx.tenant, task_id: task.id };
  await tx
    .deleteFrom('task_assignees')
    .where('tenant_id', '=', tx.tenant)
    .where('task_id', '=', task.id)
    .where('user_id', '=', user)
    .execute();
  if (successor)
    await tx
      .insertInto('task_assignees')
      .values({ ...of, user_id: successor })
      .onConflict((clash) => clash.doNothing())
      .execute();
  const { version } = await tx
    .updateTable('tasks')
    .set({ version: sql`version + 1`, updated_at: sql`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', task.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  const changes = { assignees: { before, after } };
  await recordOf(tx, task, 'updated', { version, changes, concerns: after });
  await moveReward(tx, task.id);
  if (successor) await tellArrived(tx, successor, task);
  else await notify(tx, { kind: 'unassigned', people: [task.assigner], person: user, task: task.id });
}

/** What settles the work of invited people. */
export const settleInvitedHandler = handle(settleInvited, settle);
