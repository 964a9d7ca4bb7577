import type { Cents } from '@kazi/contract/cents';
import type { Money } from '@kazi/contract/shared';
import type { RewardState } from '@kazi/contract/work';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import { type PersonRow, personJson } from '../../identity/index.ts';

/** What a card shows of the rows that belong to its task. */
export interface Details {
  assignees: PersonRow[];
  subtasks: { done: number; total: number };
  comments: number;
  attachments: number;
  /** What became of the reward; null for a task without one. */
  reward_state: RewardState | null;
  held_amount: Cents | null;
  /** What was paid so far. */
  paid: Money | null;
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
  case when ${isRewarded} then coalesce(
    rewarded.state, case when page.status = 'cancelled' then 'returned' else 'promised' end) end as reward_state,
  case when ${isRewarded} then rewarded.held end as held_amount,
  rewarded.paid as paid`;

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
    select r.task_id, sum(r.amount) filter (where r.resolution is null)::bigint as held,
      case
        when bool_or(r.resolution is null and r.release_at is not null) then 'releasing'
        when bool_or(r.resolution is null) then 'held'
        when bool_or(r.resolution = 'released') then 'released' end as state,
      case when bool_or(r.resolution = 'released') then json_build_object(
        'amount', sum(r.amount) filter (where r.resolution = 'released'),
        'currency', min(r.currency) filter (where r.resolution = 'released')) end as paid
    from rewards r where ${belong('r')} group by r.task_id) rewarded on rewarded.task_id = page.id`;

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
