import type { Cents } from '@kazi/contract/cents';
import type { Money } from '@kazi/contract/shared';
import type { RewardState, ShareKind, ShareState, TaskCard, TaskChange } from '@kazi/contract/work';
import { type Expression, type InferResult, type RawBuilder, sql } from 'kysely';
import { approvesWork, tasksReached } from '../../access/index.ts';
import { deliveryLine } from '../../activity/index.ts';
import { defineFields } from '../../database/fields.ts';
import type { Db } from '../../database/tenancy.ts';
import { type PersonRow, personAt, personJson } from '../../identity/index.ts';
import { holdsBudget, isBudgeted } from '../../money/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { isDisputed, newestDispute } from '../pay/disputes.ts';
import { priorityAt, rankOf } from './filter.ts';

/** What a card shows of the rows that belong to its task. */
interface Details {
  assignees: PersonRow[];
  subtasks: { done: number; total: number };
  comments: number;
  attachments: number;
  /** What was handed in last, while it is in review. */
  delivery: TaskCard['delivery'];
  /** What became of the reward; null for a task without one. */
  reward_state: RewardState | null;
  held_amount: Cents | null;
  /** What was paid so far. */
  paid: Money | null;
  /** By whom the work is approved, and when. The moment comes as text. */
  approval: { by: PersonRow; at: string } | null;
}

/** Of a table `alias`, the rows that belong to the tasks in hand. */
type Belonging = (alias: string) => RawBuilder<boolean>;

/** To all tasks of `page`: their ids as a list, so that an index finds them however long the table is. */
const toPage: Belonging = (
  alias,
) => sql`${sql.ref(`${alias}.tenant_id`)} = (select tenant_id from page limit 1)
  and ${sql.ref(`${alias}.task_id`)} = any (array(select id from page))`;

/** To the one task of `page`. */
const toTask: Belonging = (alias) => sql`${sql.ref(`${alias}.tenant_id`)} = page.tenant_id
  and ${sql.ref(`${alias}.task_id`)} = page.id`;

const isRewarded = sql`coalesce(page.reward_amount, 0) > 0`;

const details = sql`
  coalesce(assigned.people, '[]') as assignees,
  json_build_object('done', coalesce(divided.done, 0), 'total', coalesce(divided.total, 0)) as subtasks,
  coalesce(discussed.comments, 0) as comments,
  coalesce(attached.files, 0) as attachments,
  handed_in.delivery,
  case when ${isRewarded} then coalesce(
    rewarded.state, case when page.status = 'cancelled' then 'returned' else 'promised' end) end as reward_state,
  case when ${isRewarded} then rewarded.held end as held_amount,
  rewarded.paid as paid,
  approved.approval as approval`;

const join = (belong: Belonging) => sql`
  left join lateral (
    select x.task_id, json_agg(${personJson} order by x.assigned_at, x.user_id) as people
    from (select * from task_assignees x where ${belong('x')}) x
    join users person on person.tenant_id = x.tenant_id and person.id = x.user_id
    join roles person_role on person_role.tenant_id = person.tenant_id and person_role.id = person.role_id
    group by x.task_id) assigned on assigned.task_id = page.id
  left join lateral (
    select s.task_id, count(*) filter (where s.done) as done, count(*) as total
    from subtasks s where ${belong('s')} group by s.task_id) divided on divided.task_id = page.id
  left join lateral (
    select c.task_id, count(*) as comments
    from comments c where ${belong('c')} group by c.task_id) discussed on discussed.task_id = page.id
  left join lateral (
    select f.task_id, count(*) as files
    from task_files f where ${belong('f')} group by f.task_id) attached on attached.task_id = page.id
  left join lateral (
    select distinct on (d.task_id) d.task_id, ${deliveryLine} as delivery
    from deliveries d where ${belong('d')} order by d.task_id, d.number desc
  ) handed_in on handed_in.task_id = page.id and page.status = 'in-review'
  left join lateral (
    select r.task_id, sum(r.amount) filter (where r.resolution is null)::bigint as held,
      case
        when bool_or(r.resolution is null and r.release_at is not null) then 'releasing'
        when bool_or(r.resolution is null) then 'held'
        when bool_or(r.resolution = 'released') then 'released' end as state,
      case when bool_or(r.resolution = 'released') then json_build_object(
        'amount', sum(r.amount) filter (where r.resolution = 'released'),
        'currency', min(r.currency) filter (where r.resolution = 'released')) end as paid
    from rewards r where ${belong('r')} group by r.task_id) rewarded on rewarded.task_id = page.id
  left join lateral (
    select v.task_id, json_build_object('by', ${personAt('v.tenant_id', 'v.approver_id')}, 'at', v.at) as approval
    from task_approvals v where ${belong('v')} and v.ended_at is null) approved on approved.task_id = page.id`;

const joinedToPage = join(toPage);
const joinedToTask = join(toTask);

interface OfPage {
  tenant_id: string;
  id: string;
  status: string;
  reward_amount: Cents | null;
}

/**
 * The rows of a query over tasks, in its order, with what their cards show beside. People and counts are found once for all of
 * the rows, not once for each.
 */
export async function cardsOf<Row extends OfPage>(db: Db, page: Expression<Row>): Promise<(Row & Details)[]> {
  const { rows } = await sql<Row & Details>`
    with page as materialized ${page}
    select page.*, ${details}
    from (select *, row_number() over () as place from page) page ${joinedToPage}
    order by page.place`.execute(db);
  return rows;
}

/** The same for a query that gives one task at most. */
export async function cardOf<Row extends OfPage>(
  db: Db,
  task: Expression<Row>,
): Promise<(Row & Details) | undefined> {
  const { rows } = await sql<
    Row & Details
  >`select page.*, ${details} from ${task} page ${joinedToTask}`.execute(db);
  return rows[0];
}

/** What each person is or was paid for the task `t`. Moments come as text. */
const shares = sql<ShareRow[]>`coalesce((
  select json_agg(json_build_object(
    'agent', ${personAt('r.tenant_id', 'r.agent_id')}, 'amount', r.amount, 'currency', r.currency,
    'kind', r.kind, 'state', case when r.resolution is not null then r.resolution when r.release_at is not null then 'releasing' else 'held' end,
    'at', coalesce(r.resolved_at, r.release_at, r.held_at)) order by r.id)
  from rewards r
  where r.tenant_id = t.tenant_id and r.task_id = t.id and r.resolution is distinct from 'returned'), '[]')`;

interface ShareRow {
  agent: PersonRow;
  amount: Cents;
  currency: string;
  state: ShareState;
  kind: ShareKind;
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
    .select(approvesWork(viewer).as('approves'))
    .select([justAccepted.as('just_accepted'), isDisputed.as('disputed')]);
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

/** A rejection, with the person as a row and the moment as text. */
export interface SentBackRow {
  by: PersonRow | null;
  at: string;
  reason: string | null;
}

/** The last step that was taken with the task `t`. */
const lastStep = sql`
  select * from task_moves m where m.tenant_id = t.tenant_id and m.task_id = t.id and m.action is not null
  order by m.at desc, m.id desc limit 1`;

/** Why and by whom the work on the task `t` was sent back, where that is the last step taken with it. The moment comes as text. */
export const sentBack = sql<(SentBackRow & { delivery: number | null }) | null>`(
  select case when last.action = 'rejection' then json_build_object(
    'by', ${personAt('last.tenant_id', 'last.actor_id')}, 'at', last.at, 'reason', last.reason, 'delivery', (
      select d.number from deliveries d where d.tenant_id = last.tenant_id and d.id = last.delivery_id)) end
  from (${lastStep}) last)`;

/** Whether the work on the task `t` was sent back, and is not handed in again. */
export const isSentBack = sql<boolean>`coalesce((select last.action = 'rejection' from (${lastStep}) last), false)`;

/** The tasks that the viewer may see, opened. */
export function tasksFor(db: Db, viewer: Viewer) {
  return cardsIn(db, viewer)
    .select([
      't.description',
      shares.as('shares'),
      sentBack.as('sent_back'),
      newestDispute.as('dispute'),
      sql<number>`(
        select count(*) from deliveries d where d.tenant_id = t.tenant_id and d.task_id = t.id)`.as(
        'deliveries',
      ),
      personAt('t.tenant_id', 't.author_id').as('author'),
      sql<string[]>`coalesce((
        select array_agg(f.file_id order by f.file_id) from task_files f
        where f.tenant_id = t.tenant_id and f.task_id = t.id), '{}')`.as('files'),
    ])
    .where(tasksReached(viewer, 't'));
}

export type TaskRow = InferResult<ReturnType<typeof tasksFor>>[number] & Details;

/** A task during a change: of assignees who are new to it, only the ids. */
export type TaskState = Omit<TaskRow, 'assignees'> & {
  assignees: readonly (Pick<PersonRow, 'id'> & Partial<PersonRow>)[];
};

/** What a task says, in the contract's words: changes are compared and recorded in them. */
export type TaskContent = Required<
  Omit<TaskChange, 'id' | 'version' | 'status' | 'place' | 'confirmedReward'>
>;

/** What columns of the task's own row say, on cards and opened, in the contract's words. */
export const plainFields = (row: CardRow) => ({
  title: row.title,
  flow: row.flow_id,
  priority: priorityAt(row.priority),
  labels: row.labels,
  dueDate: row.due_date,
  estimate: row.estimate,
});

/** What the row says, its assignees by id and sorted as `normalised` sorts what is given. */
export const contentOf = (row: TaskRow): TaskContent => ({
  ...plainFields(row),
  reward: rewardOf(row),
  description: row.description,
  assignees: row.assignees.map(({ id }) => id).sort(),
  attachments: row.files,
});

/** The columns that hold it. */
export const fields = defineFields<TaskContent, 'tasks'>()({
  title: 'title',
  description: 'description',
  flow: 'flow_id',
  priority: (priority) => ({ priority: rankOf(priority) }),
  // Links have tables of their own.
  assignees: null,
  labels: 'labels',
  dueDate: 'due_date',
  estimate: 'estimate',
  reward: (reward) => ({
    reward_amount: reward?.amount ?? null,
    reward_currency: reward?.currency ?? null,
  }),
  attachments: null,
});
