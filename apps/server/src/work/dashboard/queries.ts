import { finishedStatuses, weekEnd } from '@kazi/contract/work';
import { sql } from 'kysely';
import { projectsReached, tasksReached } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import { workspaceTime, workspaceWeek } from '../../database/workspace-time.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { inPart } from '../tasks/queries.ts';
import { cardsIn, isSentBack, sentBack, tasksIn } from '../tasks/rows.ts';

interface Counts {
  overdue: number;
  dueThisWeek: number;
  inProgress: number;
}

/** How many of the tasks assigned to the viewer are pressing. */
export function countsFor(db: Db, viewer: Viewer, today: string): Promise<Counts> {
  return tasksIn(db, viewer.tenant)
    .select([
      sql<number>`count(*) filter (where t.due_date < ${today}::date)`.as('overdue'),
      sql<number>`count(*) filter (where t.due_date between ${today}::date and ${weekEnd(today)}::date)`.as(
        'dueThisWeek',
      ),
      sql<number>`count(*) filter (where t.status = 'in-progress')`.as('inProgress'),
    ])
    .where(inPart('assigned', viewer))
    .where('t.status', 'not in', finishedStatuses)
    .executeTakeFirstOrThrow();
}

/** How many tasks wait for the viewer to accept them. */
export async function reviewCount(db: Db, viewer: Viewer): Promise<number> {
  const counted = tasksIn(db, viewer.tenant).select(sql<number>`count(*)`.as('tasks'));
  return (await counted.where(inPart('to-review', viewer)).executeTakeFirstOrThrow()).tasks;
}

/** How many tasks the viewer has handed in, and others are to accept. */
export async function waitingCount(db: Db, viewer: Viewer): Promise<number> {
  const counted = tasksIn(db, viewer.tenant).select(sql<number>`count(*)`.as('tasks'));
  const handedIn = counted.where(inPart('assigned', viewer)).where('t.status', '=', 'in-review');
  return (await handedIn.where(sql<boolean>`not (${inPart('to-review', viewer)})`).executeTakeFirstOrThrow())
    .tasks;
}

/** Tasks of the viewer that wait for nobody else: sent back, overdue, due within a week, in progress, then the rest. */
export function nextTasks(db: Db, viewer: Viewer, today: string) {
  const rank = sql<number>`case
    when ${isSentBack} then 0
    when t.due_date < ${today}::date then 1
    when t.due_date <= ${weekEnd(today)}::date then 2
    when t.status = 'in-progress' then 3
    when t.status = 'todo' then 4
    else 5 end`;
  return cardsIn(db, viewer)
    .select([sentBack.as('sent_back'), rank.as('rank')])
    .where(inPart('assigned', viewer))
    .where('t.status', 'in', ['backlog', 'todo', 'in-progress'])
    .orderBy('rank')
    .orderBy(sql`coalesce(t.due_date, 'infinity')`)
    .orderBy('t.priority', 'desc')
    .orderBy('t.id');
}

/** Tasks that others have given to the viewer within a week and that are neither begun nor late, the latest first. */
export function freshTasks(db: Db, viewer: Viewer, today: string) {
  return cardsIn(db, viewer)
    .innerJoin('task_assignees as mine', (join) =>
      join
        .onRef('mine.tenant_id', '=', 't.tenant_id')
        .onRef('mine.task_id', '=', 't.id')
        .on('mine.user_id', '=', viewer.user.id),
    )
    .where('mine.assigned_at', '>', sql<Date>`now() - interval '7 days'`)
    .where('t.author_id', '<>', viewer.user.id)
    .where('t.status', 'in', ['backlog', 'todo'])
    .where(sql<boolean>`coalesce(t.due_date >= ${today}::date, true)`)
    .where(sql<boolean>`not ${isSentBack}`)
    .orderBy('mine.assigned_at', 'desc')
    .orderBy('t.id');
}

const projectsAtMost = 12;

/** The running projects that the viewer sees, with how far their work is. */
export function projectProgress(db: Db, viewer: Viewer, today: string) {
  return db
    .selectFrom((from) =>
      from
        .selectFrom('projects as p')
        .select(['p.tenant_id', 'p.id', 'p.name'])
        .where('p.tenant_id', '=', viewer.tenant)
        .where('p.status', '=', 'active')
        .where(projectsReached(viewer, 'p'))
        .orderBy('p.name')
        .orderBy('p.id')
        .limit(projectsAtMost)
        .as('p'),
    )
    .leftJoin('apps as a', (join) =>
      join.onRef('a.tenant_id', '=', 'p.tenant_id').onRef('a.project_id', '=', 'p.id'),
    )
    .leftJoin('tasks as t', (join) =>
      join
        .onRef('t.tenant_id', '=', 'a.tenant_id')
        .onRef('t.app_id', '=', 'a.id')
        .on('t.status', '<>', 'cancelled'),
    )
    .select([
      'p.id',
      'p.name',
      sql<number>`count(t.id)`.as('total'),
      sql<number>`count(t.id) filter (where t.status = 'done')`.as('done'),
      sql<number>`count(t.id) filter (where t.status <> 'done' and t.due_date < ${today}::date)`.as(
        'overdue',
      ),
    ])
    .groupBy(['p.id', 'p.name'])
    .orderBy('p.name')
    .orderBy('p.id')
    .execute();
}

const weeks = 12;

/** How many of the tasks that the viewer sees were done in each of the last twelve weeks of the workspace, oldest first. */
export async function finishedByWeek(
  db: Db,
  viewer: Viewer,
): Promise<Array<{ week: string; tasks: number }>> {
  const first = sql`(${workspaceWeek(sql`now()`)} - ${7 * (weeks - 1)}::int)`;
  const { rows } = await sql<{ week: string; tasks: number }>`
    select week::date as week, count(t.id) as tasks
    from generate_series(${first}::timestamp, ${workspaceTime.today}::timestamp, interval '1 week') week
    left join (
      select t.id, ${workspaceWeek(sql`t.finished_at`)} as finished from tasks t
      where t.tenant_id = ${viewer.tenant} and t.status = 'done'
        and t.finished_at >= ${workspaceTime.startOf(first)} and ${tasksReached(viewer, 't')}
    ) t on t.finished = week
    group by week order by week`.execute(db);
  return rows;
}
