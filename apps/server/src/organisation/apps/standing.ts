import { reachesAll, type Subject } from '@kazi/contract/abilities';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Db } from '../../database/tenancy.ts';
import type { Viewer } from '../../http/viewer.ts';
import { inTeamOf, reached, worksInApp } from '../reach.ts';

/** How somebody stands to an app; what they may do in it follows from this and their ability. */
export interface Standing {
  /** Owns the profile that owns the app or its project. */
  owns: boolean;
  /** Is in a team of its project. */
  member: boolean;
  /** Is assigned a task of it. */
  assigned: boolean;
}

/** Who manages all records of one of these meets every app, as what holds them. */
const held: Subject[] = ['App', 'Flow', 'Story', 'Task', 'Subtask', 'Comment'];

/**
 * The app and how the viewer stands to it, in one query. Undefined where there is none, or where the viewer has
 * no part in it and manages nothing that apps hold.
 */
export async function appStanding(db: Db, viewer: Viewer, appId: string) {
  const app = await db
    .selectFrom('apps as a')
    .leftJoin('projects as p', (join) =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.id', '=', 'a.project_id'),
    )
    .innerJoin('profiles as o', (join) =>
      join
        .onRef('o.tenant_id', '=', 'a.tenant_id')
        .on('o.id', '=', sql<string>`coalesce(a.profile_id, p.profile_id)`),
    )
    .select(['a.id', 'a.name', 'a.key', 'a.project_id', 'p.name as project_name'])
    .select([
      sql<boolean>`o.user_id = ${viewer.user.id}`.as('owns'),
      inTeamOf(viewer, 'a.project_id').as('member'),
      isAssigned(viewer).as('assigned'),
    ])
    .where('a.tenant_id', '=', viewer.tenant)
    .where('a.id', '=', appId)
    .executeTakeFirst();
  if (!app) return undefined;
  const meetsAll = held.some((subject) => reachesAll(viewer.ability, subject));
  return meetsAll || app.owns || app.member || app.assigned ? app : undefined;
}

/** Looked at one by one until found: for a single app that beats gathering all the apps that somebody works in. */
const isAssigned = ({ tenant, user }: Viewer): RawBuilder<boolean> => sql<boolean>`exists (
  select from task_assignees assigned
  join tasks task on task.tenant_id = assigned.tenant_id and task.id = assigned.task_id
  where assigned.tenant_id = ${tenant} and assigned.user_id = ${user.id} and task.app_id = a.id)`;

export type AppStanding = NonNullable<Awaited<ReturnType<typeof appStanding>>>;

/** Whether the viewer may follow what happens in an app. */
export async function maySeeApp(database: Database, viewer: Viewer, appId: string): Promise<boolean> {
  if (!viewer.ability.can('read', 'App') && !viewer.ability.can('read', 'Task')) return false;
  return (await database.read(viewer.tenant, (db) => appStanding(db, viewer, appId))) !== undefined;
}

/** The column names an app that the viewer owns or is in a team of. */
const ownOrTeams = (
  viewer: Viewer,
  appColumn: string,
): RawBuilder<boolean> => sql<boolean>`${sql.ref(appColumn)} in (
  select reached.id from apps reached
  left join projects p on p.tenant_id = reached.tenant_id and p.id = reached.project_id
  join profiles o on o.tenant_id = reached.tenant_id and o.id = coalesce(reached.profile_id, p.profile_id)
  where reached.tenant_id = ${viewer.tenant}
    and (o.user_id = ${viewer.user.id} or ${inTeamOf(viewer, 'reached.project_id')}))`;

/** Within a query: the column names an app that is in the list of whoever may read apps. */
export const appsMet = (viewer: Viewer, appColumn: string): RawBuilder<boolean> =>
  reached(viewer, 'App', [ownOrTeams(viewer, appColumn), worksInApp(viewer, appColumn)]);

/**
 * Within a query: the column names an app of which the viewer may read every task: who manages tasks, who owns
 * the app, who is in a team of its project. Evaluated once for a query, not once for a row.
 */
export const appsReached = (viewer: Viewer, appColumn: string): RawBuilder<boolean> =>
  reached(viewer, 'Task', [ownOrTeams(viewer, appColumn)]);

/**
 * Within a query over tasks called `alias`: the viewer may read the task, as one of an app they reach whole, or
 * as its author or one of its assignees.
 */
export const tasksReached = (viewer: Viewer, alias: string): RawBuilder<boolean> =>
  reached(viewer, 'Task', [
    ownOrTeams(viewer, `${alias}.app_id`),
    sql<boolean>`${sql.ref(`${alias}.author_id`)} = ${viewer.user.id}`,
    sql<boolean>`exists (select from task_assignees assigned
      where assigned.tenant_id = ${viewer.tenant} and assigned.user_id = ${viewer.user.id}
        and assigned.task_id = ${sql.ref(`${alias}.id`)})`,
  ]);
