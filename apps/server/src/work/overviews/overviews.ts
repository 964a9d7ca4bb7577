import { type Cents, noCents } from '@kazi/contract/cents';
import { finishedStatuses, type ProjectOverview, type TaskStatus, taskStatuses } from '@kazi/contract/work';
import { type RawBuilder, sql } from 'kysely';
import { tasksReached } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import { type PersonRow, personAt, presentPerson, seesUser } from '../../identity/index.ts';
import { rewardSums, seesWalletOf, walletCurrency } from '../../money/index.ts';
import { reachesProject } from '../../organisation/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { refuse } from '../../refuse.ts';
import { matching } from '../tasks/filter.ts';
import { noTasks } from '../tasks/queries.ts';
import { tasksIn } from '../tasks/rows.ts';

/** How many tasks have each status, and how many are overdue. */
interface TaskCounts {
  counts: Record<TaskStatus, number>;
  overdue: number;
}

/** Tasks of a project, or those assigned to a person, that the viewer sees. */
const seen = (db: Db, viewer: Viewer, of: { project: string } | { assignee: string }) =>
  tasksIn(db, viewer.tenant)
    .where(
      'project' in of
        ? sql<boolean>`a.project_id = ${of.project}`
        : sql<boolean>`t.id in (
            select x.task_id from task_assignees x where x.tenant_id = ${viewer.tenant} and x.user_id = ${of.assignee})`,
    )
    .where(tasksReached(viewer, 't'));

const tasksWhere = (condition: RawBuilder<boolean>) => sql<number>`count(*) filter (where ${condition})`;

/** The counts of tasks in each of their apps. */
export async function taskCountsByApp(
  db: Db,
  viewer: Viewer,
  { today, ...of }: { today: string } & ({ project: string } | { assignee: string }),
): Promise<(TaskCounts & { id: string })[]> {
  const rows = await seen(db, viewer, of)
    .select(['t.app_id', 't.status', sql<number>`count(*)`.as('tasks')])
    .select(tasksWhere(matching({ due: 'overdue', today }, viewer)).as('overdue'))
    .groupBy(['t.app_id', 't.status'])
    .orderBy('t.app_id')
    .execute();
  return [...Map.groupBy(rows, ({ app_id }) => app_id)].map(([id, those]) => ({ id, ...countsOf(those) }));
}

/** Several counts, added up. */
export function inAll(parts: readonly TaskCounts[]): TaskCounts {
  const rows = parts.flatMap(({ counts, overdue }) => [
    ...taskStatuses.map((status) => ({ status, tasks: counts[status], overdue: 0 })),
    { status: taskStatuses[0], tasks: 0, overdue },
  ]);
  return countsOf(rows);
}

function countsOf(rows: readonly { status: TaskStatus; tasks: number; overdue: number }[]): TaskCounts {
  const counts = noTasks();
  let late = 0;
  for (const { status, tasks, overdue } of rows) {
    counts[status] += tasks;
    late += overdue;
  }
  return { counts, overdue: late };
}

interface BusyRow {
  person: PersonRow;
  open: number;
  inReview: number;
  overdue: number;
}

const peopleAtMost = 50;

/** The people who are assigned open tasks of a project, the busiest first. */
export function peopleAtWork(
  db: Db,
  viewer: Viewer,
  { project, today }: { project: string; today: string },
): Promise<BusyRow[]> {
  return seen(db, viewer, { project })
    .innerJoin('task_assignees as x', (join) =>
      join.onRef('x.tenant_id', '=', 't.tenant_id').onRef('x.task_id', '=', 't.id'),
    )
    .where('t.status', 'not in', finishedStatuses)
    .select([personAt('x.tenant_id', 'x.user_id').as('person'), sql<number>`count(*)`.as('open')])
    .select(tasksWhere(sql`t.status = 'in-review'`).as('inReview'))
    .select(tasksWhere(matching({ due: 'overdue', today }, viewer)).as('overdue'))
    .groupBy(['x.tenant_id', 'x.user_id'])
    .orderBy('open', 'desc')
    .orderBy('x.user_id')
    .limit(peopleAtMost)
    .execute();
}

/**
 * What a project's apps have promised, hold and have paid, of those wallets that the viewer may see; null where there is
 * none, be the tasks theirs to see or not.
 */
export async function moneyOf(db: Db, viewer: Viewer, project: string) {
  const { rows } = await sql<{ sees: boolean }>`
    select exists (
      select from projects p
      left join apps a on a.tenant_id = p.tenant_id and a.project_id = p.id
      join profiles o on o.tenant_id = p.tenant_id and o.id in (p.profile_id, a.profile_id)
      where p.tenant_id = ${viewer.tenant} and p.id = ${project} and ${seesWalletOf(viewer, sql`o.user_id`)}
    ) as sees`.execute(db);
  if (!rows[0]?.sees) return null;
  const sums = await seen(db, viewer, { project })
    .innerJoinLateral(rewardSums.as<'r'>(sql.ref('r')), (join) => join.onTrue())
    .where(seesWalletOf(viewer, sql`o.user_id`))
    .select([sum(sql`r.held`).as('held'), sum(sql`r.paid`).as('paid')])
    .select(sum(stillPromised).as('promised'))
    .executeTakeFirst();
  return { currency: walletCurrency, ...(sums ?? { promised: noCents, held: noCents, paid: noCents }) };
}

const sum = (amount: RawBuilder<unknown>) => sql<Cents>`coalesce(sum(${amount}), 0)::bigint`;

/** What the open task `t` promises beyond what is held and was paid for it. */
const stillPromised = sql`case when t.status = any(${finishedStatuses}) or t.reward_currency <> ${walletCurrency} then 0
  else greatest(0, coalesce(t.reward_amount, 0) - r.held - r.paid) end`;

/** Throws 404 for a project in which the viewer has no part. */
export async function refuseHiddenProject(db: Db, viewer: Viewer, id: string): Promise<void> {
  if (!(await reachesProject(db, viewer, id))) throw refuse('not-found', { noun: 'project' });
}

/** Throws 404 for a person whom the viewer does not see. */
export async function refuseHiddenUser(db: Db, viewer: Viewer, id: string): Promise<void> {
  if (!(await seesUser(db, viewer, id))) throw refuse('not-found', { noun: 'user' });
}

/** A person at work on a project, with how many tasks of theirs are open. */
export const presentBusy = (
  { person, ...counts }: BusyRow,
  viewer: Viewer,
  addresses: FileAddresses,
): ProjectOverview['people'][number] => ({
  person: presentPerson(person, viewer.tenant, addresses, viewer),
  ...counts,
});
