import type { App } from '@kazi/contract/organisation';
import { type InferResult, sql } from 'kysely';
import * as z from 'zod';
import { appsListed, isInTeam } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import type { Contract, InputOf } from '../../input.ts';
import { readCursor } from '../../page.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { isTaken } from '../taken.ts';

const tasks = sql<App['tasks']>`(
  select json_build_object('open', count(*) filter (where k.status not in ('done', 'cancelled')),
    'done', count(*) filter (where k.status = 'done'))
  from tasks k where k.tenant_id = a.tenant_id and k.app_id = a.id)`;

/** The apps that the viewer is a party to, with what their rows show. */
function appsFor(db: Db, viewer: Viewer) {
  return db
    .selectFrom('apps as a')
    .leftJoin('projects as p', (join) =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.id', '=', 'a.project_id'),
    )
    .innerJoin('profiles as o', (join) =>
      join
        .onRef('o.tenant_id', '=', 'a.tenant_id')
        .on('o.id', '=', sql<string>`coalesce(a.profile_id, p.profile_id)`),
    )
    .selectAll('a')
    .select(['p.name as project_name', 'o.id as owner_profile_id', 'o.name as owner_profile_name'])
    .select([
      sql<boolean>`o.user_id = ${viewer.user.id}`.as('owns'),
      isInTeam(viewer, 'a.project_id').as('member'),
      tasks.as('tasks'),
    ])
    .where('a.tenant_id', '=', viewer.tenant)
    .where(appsListed(viewer, 'a.id'));
}

export type AppRow = InferResult<ReturnType<typeof appsFor>>[number];

/** One app, if there is one and the viewer has a part in it. */
export function appById(db: Db, viewer: Viewer, id: string): Promise<AppRow | undefined> {
  return appsFor(db, viewer).where('a.id', '=', id).executeTakeFirst();
}

type AppQuery = InputOf<Contract['organisation']['apps']['list']>;

/** A page of apps by name, read with one row more than asked. */
export function appPage(db: Db, viewer: Viewer, filter: AppQuery): Promise<AppRow[]> {
  const after = readCursor(filter.cursor, z.tuple([z.string(), z.uuid()]));
  let query = byName(appsFor(db, viewer)).limit(filter.limit + 1);
  if (after) query = query.where(sql<boolean>`(a.name, a.id) > (${after[0]}, ${after[1]}::uuid)`);
  if (filter.q)
    query = query.where(sql<boolean>`position(lower(${filter.q}) in lower(a.name || ' ' || a.key)) > 0`);
  return query.execute();
}

export const appKeys = (row: AppRow) => [row.name, row.id];

/** The apps of a project, by name. */
export function appsOfProject(db: Db, viewer: Viewer, project: string): Promise<AppRow[]> {
  return byName(appsFor(db, viewer)).where('a.project_id', '=', project).execute();
}

/** The apps that a profile owns outside of any project, by name. */
export function appsOfProfile(db: Db, viewer: Viewer, profile: string): Promise<AppRow[]> {
  return byName(appsFor(db, viewer)).where('a.profile_id', '=', profile).execute();
}

const byName = (query: ReturnType<typeof appsFor>) => query.orderBy('a.name').orderBy('a.id');

/** How many apps the viewer is a party to. */
export async function countApps(db: Db, viewer: Viewer): Promise<number> {
  const { count } = await appsFor(db, viewer)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether another app of the workspace has this key. */
export const isAppKeyTaken = (db: Db, tenant: string, key: string, except?: string): Promise<boolean> =>
  isTaken(db.selectFrom('apps').select('id').where('tenant_id', '=', tenant).where('key', '=', key), except);
