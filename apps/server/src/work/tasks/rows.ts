import { type InferResult, sql } from 'kysely';
import { tasksReached } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import { type PersonRow, personAt } from '../../identity/index.ts';
import type { Viewer } from '../../ports/viewer.ts';

const assignees = sql<PersonRow[]>`coalesce((
  select json_agg(${personAt('x.tenant_id', 'x.user_id')} order by x.assigned_at, x.user_id)
  from task_assignees x where x.tenant_id = t.tenant_id and x.task_id = t.id), '[]')`;
const subtasks = sql<{ done: number; total: number }>`(
  select json_build_object('done', count(*) filter (where s.done), 'total', count(*))
  from subtasks s where s.tenant_id = t.tenant_id and s.task_id = t.id)`;
const comments = sql<number>`(
  select count(*) from comments c where c.tenant_id = t.tenant_id and c.task_id = t.id)`;
const attachments = sql<number>`(
  select count(*) from task_files f where f.tenant_id = t.tenant_id and f.task_id = t.id)`;

/** Tasks `t` with their app `a`, its project `p` and the profile `o` that owns it. */
export function tasksIn(db: Db, tenant: string) {
  return db
    .selectFrom('tasks as t')
    .innerJoin('apps as a', (join) =>
      join.onRef('a.tenant_id', '=', 't.tenant_id').onRef('a.id', '=', 't.app_id'),
    )
    .leftJoin('projects as p', (join) =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.id', '=', 'a.project_id'),
    )
    .innerJoin('profiles as o', (join) =>
      join
        .onRef('o.tenant_id', '=', 'a.tenant_id')
        .on('o.id', '=', sql<string>`coalesce(a.profile_id, p.profile_id)`),
    )
    .where('t.tenant_id', '=', tenant);
}

/** Tasks with what their cards show; the caller narrows them to those that the viewer may see. */
export function cardsIn(db: Db, viewer: Viewer) {
  return tasksIn(db, viewer.tenant)
    .select(['t.tenant_id', 't.id', 't.app_id', 't.flow_id', 't.number', 't.title', 't.status', 't.priority'])
    .select(['t.labels', 't.due_date', 't.estimate', 't.reward_amount', 't.reward_currency', 't.position'])
    .select(['t.author_id', 't.version', 't.created_at', 't.updated_at'])
    .select(['a.key as app_key', 'a.name as app_name', 'p.id as project_id', 'p.name as project_name'])
    .select(['o.user_id as owner_id', sql<boolean>`o.user_id = ${viewer.user.id}`.as('owns')])
    .select([
      assignees.as('assignees'),
      subtasks.as('subtasks'),
      comments.as('comments'),
      attachments.as('attachments'),
    ]);
}

export type CardRow = InferResult<ReturnType<typeof cardsIn>>[number];

/** A task's number as people say it: SHOP-12. */
export const numberOf = (row: { app_key: string; number: number }) => `${row.app_key}-${row.number}`;

/** The reward that a task promises; null for a task without one. */
export const rewardOf = ({
  reward_amount,
  reward_currency,
}: Pick<CardRow, 'reward_amount' | 'reward_currency'>) =>
  reward_amount === null || reward_currency === null
    ? null
    : { amount: reward_amount, currency: reward_currency };

/** Whether some of the reward of the task `t` is held for its assignees, or has been released to them. */
const rewarded = (resolution: 'held' | 'released') => sql<boolean>`exists (
  select from rewards r where r.tenant_id = t.tenant_id and r.task_id = t.id
    and ${resolution === 'held' ? sql`r.resolution is null` : sql`r.resolution = 'released'`})`;

/** The tasks that the viewer may see, opened. */
export function tasksFor(db: Db, viewer: Viewer) {
  return cardsIn(db, viewer)
    .select([
      't.description',
      rewarded('held').as('held'),
      rewarded('released').as('released'),
      personAt('t.tenant_id', 't.author_id').as('author'),
      sql<string[]>`coalesce((
        select array_agg(f.file_id order by f.file_id) from task_files f
        where f.tenant_id = t.tenant_id and f.task_id = t.id), '{}')`.as('files'),
    ])
    .where(tasksReached(viewer, 't'));
}

export type TaskRow = InferResult<ReturnType<typeof tasksFor>>[number];
