import type { Project } from '@kazi/contract/organisation';
import { type InferResult, sql } from 'kysely';
import * as z from 'zod';
import { projectsReached } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import { personAt } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import { readCursor } from '../../page.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { isTaken } from '../taken.ts';

/** Counted app by app: `offset 0` keeps the planner from reading the tasks of all apps for each project. */
const tasks = sql<Project['tasks']>`(
  select json_build_object('open', coalesce(sum(counted.open), 0), 'done', coalesce(sum(counted.done), 0))
  from apps a cross join lateral (
    select count(*) filter (where k.status not in ('done', 'cancelled')) as open,
      count(*) filter (where k.status = 'done') as done
    from tasks k where k.tenant_id = a.tenant_id and k.app_id = a.id offset 0) counted
  where a.tenant_id = p.tenant_id and a.project_id = p.id)`;
const appCount = sql<number>`(
  select count(*) from apps a where a.tenant_id = p.tenant_id and a.project_id = p.id)`;

/** The projects that the viewer is a party to, with what their rows show. */
function projectsFor(db: Db, viewer: Viewer) {
  return db
    .selectFrom('projects as p')
    .innerJoin('profiles as o', (join) =>
      join.onRef('o.tenant_id', '=', 'p.tenant_id').onRef('o.id', '=', 'p.profile_id'),
    )
    .selectAll('p')
    .select([
      personAt('o.tenant_id', 'o.user_id').as('owner'),
      sql<boolean>`o.user_id = ${viewer.user.id}`.as('owns'),
      appCount.as('apps'),
      tasks.as('tasks'),
    ])
    .where('p.tenant_id', '=', viewer.tenant)
    .where(projectsReached(viewer, 'p'));
}

export type ProjectRow = InferResult<ReturnType<typeof projectsFor>>[number];

/** One project, if there is one and the viewer has a part in it. */
export function projectById(db: Db, viewer: Viewer, id: string): Promise<ProjectRow | undefined> {
  return projectsFor(db, viewer).where('p.id', '=', id).executeTakeFirst();
}

/** Whether the viewer has a part in a project. */
export async function reachesProject(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  const found = await projectsFor(db, viewer)
    .clearSelect()
    .select('p.id')
    .where('p.id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

type ProjectQuery = InputOf<Contract['organisation']['projects']['list']>;

/** A page of projects by name, read with one row more than asked. */
export function projectPage(db: Db, viewer: Viewer, filter: ProjectQuery): Promise<ProjectRow[]> {
  const after = readCursor(filter.cursor, z.tuple([z.string(), z.uuid()]));
  let query = projectsFor(db, viewer)
    .orderBy('p.name')
    .orderBy('p.id')
    .limit(filter.limit + 1);
  if (after) query = query.where(sql<boolean>`(p.name, p.id) > (${after[0]}, ${after[1]}::uuid)`);
  if (filter.q)
    query = query.where(sql<boolean>`position(lower(${filter.q}) in lower(p.name || ' ' || p.key)) > 0`);
  if (filter.status) query = query.where('p.status', '=', filter.status);
  if (filter.profile) query = query.where('p.profile_id', '=', filter.profile);
  return query.execute();
}

export const projectKeys = (row: ProjectRow) => [row.name, row.id];

/** How many projects the viewer is a party to. */
export async function countProjects(db: Db, viewer: Viewer): Promise<number> {
  const { count } = await projectsFor(db, viewer)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether another project of the workspace has this key. */
export const isProjectKeyTaken = (db: Db, tenant: string, key: string, except?: string): Promise<boolean> =>
  isTaken(
    db.selectFrom('projects').select('id').where('tenant_id', '=', tenant).where('key', '=', key),
    except,
  );
