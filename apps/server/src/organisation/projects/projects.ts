import { type Action, reachesAll } from '@kazi/contract/abilities';
import type { newProject, Project, projectChange } from '@kazi/contract/organisation';
import { type InferResult, sql } from 'kysely';
import * as z from 'zod';
import { projectsReached } from '../../access/index.ts';
import { deleteById } from '../../database/by-id.ts';
import { contains } from '../../database/contains.ts';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { atVersion } from '../../database/version.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import { personAt } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import { readCursor } from '../../page.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { found } from '../../refuse.ts';
import { isTaken } from '../taken.ts';

/** Whether the viewer owns a project. */
interface Ownership {
  owns: boolean;
}

const can = (viewer: Viewer, action: Action, { owns }: Ownership) =>
  reachesAll(viewer.ability, 'Project') || (owns && viewer.ability.can(action, 'Project'));

export const mayRead = ({ ability }: Viewer) => ability.can('read', 'Project');
export const mayCreate = ({ ability }: Viewer) => ability.can('create', 'Project');
export const mayUpdate = (viewer: Viewer, project: Ownership) => can(viewer, 'update', project);
export const mayDelete = (viewer: Viewer, project: Ownership) => can(viewer, 'delete', project);
export const mayAddApp = (viewer: Viewer, project: Ownership) =>
  reachesAll(viewer.ability, 'App') || (project.owns && viewer.ability.can('create', 'App'));
export const mayAddTeam = (viewer: Viewer, project: Ownership) =>
  reachesAll(viewer.ability, 'Team') || (project.owns && viewer.ability.can('create', 'Team'));

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
  if (filter.q) query = query.where(contains(sql`p.name || ' ' || p.key`, filter.q));
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

type NewProject = Omit<z.infer<typeof newProject>, 'withApp'> & { profile: string };
type ProjectChange = z.infer<typeof projectChange>;

const fields = defineFields<Omit<ProjectChange, 'id' | 'version'>, 'projects'>()({
  name: 'name',
  key: 'key',
  description: 'description',
  status: 'status',
  startsOn: 'starts_on',
  endsOn: 'ends_on',
});

/** Makes a project of a profile. Gives its id. */
export async function createProject(tx: Tx, { profile, ...given }: NewProject): Promise<string> {
  const id = newId();
  await tx
    .insertInto('projects')
    .values({ ...fields.toColumns(given), tenant_id: tx.tenant, id, profile_id: profile })
    .execute();
  const detail = { name: given.name };
  await record(tx, { subject: 'project', subjectId: id, verb: 'created', version: 1, detail });
  return id;
}

/** Changes what is given. False, with nothing changed, where the project is no longer at that version. */
export async function updateProject(
  tx: Tx,
  before: ProjectRow,
  { id, version, ...given }: ProjectChange,
): Promise<boolean> {
  const updated = await tx
    .updateTable('projects')
    .set({ ...fields.toColumns(given), version: sql`version + 1`, updated_at: sql`now()` })
    .where(atVersion(tx, id, version))
    .returning('version')
    .executeTakeFirst();
  if (!updated) return false;
  const changes = changesOf(fields.fromRow(before, {}), given);
  const { version: now } = updated;
  const detail = { name: before.name };
  await record(tx, { subject: 'project', subjectId: id, verb: 'updated', version: now, changes, detail });
  return true;
}

/** Deletes a project with its teams, apps, flows and tasks. */
export async function deleteProject(tx: Tx, project: ProjectRow): Promise<void> {
  // The database would do it by itself, but not on a cluster.
  await tx
    .updateTable('invitations')
    .set({ project_id: null })
    .where('tenant_id', '=', tx.tenant)
    .where('project_id', '=', project.id)
    .execute();
  found(await deleteById(tx, 'projects', project.id), 'project');
  const changes = changesOf(project, { name: null, key: null });
  await record(tx, { subject: 'project', subjectId: project.id, verb: 'deleted', changes });
}
