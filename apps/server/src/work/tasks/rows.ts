import type { Cents } from '@kazi/contract/cents';
import type { ShareState } from '@kazi/contract/work';
import { type InferResult, sql } from 'kysely';
import { tasksReached } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import { type PersonRow, personAt } from '../../identity/index.ts';
import { holdsBudget, isBudgeted } from '../../money/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import type { Details } from './details.ts';

/** What each person is or was paid for the task `t`. Moments come as text. */
const shares = sql<ShareRow[]>`coalesce((
  select json_agg(json_build_object(
    'agent', ${personAt('r.tenant_id', 'r.agent_id')}, 'amount', r.amount, 'currency', r.currency,
    'state', case when r.resolution is not null then r.resolution when r.release_at is not null then 'releasing' else 'held' end,
    'at', coalesce(r.resolved_at, r.release_at, r.held_at)) order by r.id)
  from rewards r
  where r.tenant_id = t.tenant_id and r.task_id = t.id and r.resolution is distinct from 'returned'), '[]')`;

interface ShareRow {
  agent: PersonRow;
  amount: Cents;
  currency: string;
  state: ShareState;
  at: string;
}

/**
 * Tasks `t` with their app `a`, its project `p` and the profile `o` that owns it. The left join tells the planner that each
 * task has an owner: of an inner join it expects few rows, and makes a new plan for each page.
 */
export function tasksIn(db: Db, tenant: string) {
  return db
    .selectFrom('tasks as t')
    .innerJoin('apps as a', (join) =>
      join.onRef('a.tenant_id', '=', 't.tenant_id').onRef('a.id', '=', 't.app_id'),
    )
    .leftJoin('projects as p', (join) =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.id', '=', 'a.project_id'),
    )
    .leftJoin('profiles as o', (join) =>
      join
        .onRef('o.tenant_id', '=', 'a.tenant_id')
        .on('o.id', '=', sql<string>`coalesce(a.profile_id, p.profile_id)`),
    )
    .where('t.tenant_id', '=', tenant);
}

/** So long an acceptance that pays nothing can be undone: a paid one until it pays. */
const justAccepted = sql<boolean>`coalesce(t.finished_at > now() - interval '1 minute', false)`;

/** Tasks with what their cards take from single rows, to be read by `cardsOf`; the caller narrows them to what the viewer may see. */
export function cardsIn(db: Db, viewer: Viewer) {
  return tasksIn(db, viewer.tenant)
    .select(['t.tenant_id', 't.id', 't.app_id', 't.flow_id', 't.number', 't.title', 't.status', 't.priority'])
    .select(['t.labels', 't.due_date', 't.estimate', 't.reward_amount', 't.reward_currency', 't.position'])
    .select(['t.author_id', 't.version', 't.created_at', 't.updated_at'])
    .select(['a.key as app_key', 'a.name as app_name', 'p.id as project_id', 'p.name as project_name'])
    .select([sql<string>`o.user_id`.as('owner_id'), sql<boolean>`o.user_id = ${viewer.user.id}`.as('owns')])
    .select([isBudgeted(viewer).as('budgeted'), holdsBudget(viewer).as('holds_budget')])
    .select(justAccepted.as('just_accepted'));
}

type OwnRow = InferResult<ReturnType<typeof cardsIn>>[number];

export type CardRow = OwnRow & Details;

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

/** What the acceptance of the work pays now. */
export const heldOf = ({ held_amount, reward_currency }: Pick<CardRow, 'held_amount' | 'reward_currency'>) =>
  held_amount === null || reward_currency === null
    ? null
    : { amount: held_amount, currency: reward_currency };

/** Of the task `id`: what its acceptance pays now, by whom and to whom. Empty where it pays nothing. */
export function payablesOf(
  row: Pick<CardRow, 'id' | 'owner_id' | 'assignees' | 'held_amount' | 'reward_currency'>,
) {
  const reward = heldOf(row);
  return reward
    ? [{ id: row.id, payer: row.owner_id, agents: row.assignees.map(({ id }) => id), reward }]
    : [];
}

/** Why and by whom the work on the task `t` was sent back, where that is the last step taken with it. The moment comes as text. */
const sentBack = sql<{ by: PersonRow | null; at: string; reason: string | null } | null>`(
  select case when last.action = 'rejection' then json_build_object(
    'by', ${personAt('last.tenant_id', 'last.actor_id')}, 'at', last.at, 'reason', last.reason) end
  from (
    select * from task_moves m where m.tenant_id = t.tenant_id and m.task_id = t.id and m.action is not null
    order by m.at desc, m.id desc limit 1) last)`;

/** The tasks that the viewer may see, opened. */
export function tasksFor(db: Db, viewer: Viewer) {
  return cardsIn(db, viewer)
    .select([
      't.description',
      shares.as('shares'),
      sentBack.as('sent_back'),
      personAt('t.tenant_id', 't.author_id').as('author'),
      sql<string[]>`coalesce((
        select array_agg(f.file_id order by f.file_id) from task_files f
        where f.tenant_id = t.tenant_id and f.task_id = t.id), '{}')`.as('files'),
    ])
    .where(tasksReached(viewer, 't'));
}

export type TaskRow = InferResult<ReturnType<typeof tasksFor>>[number] & Details;

/** A task during a change: of its assignees, only the ids. */
export type TaskState = Omit<TaskRow, 'assignees'> & { assignees: readonly { id: string }[] };
