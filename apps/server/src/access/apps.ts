import { reachesAll, type Subject } from '@kazi/contract/abilities';
import { type InferResult, type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/tenancy.ts';
import type { Viewer } from '../ports/viewer.ts';
import { appsOfTasks, ownsOrIsInTeamOfApp, worksInApp } from './parties.ts';
import { anyOf, has, type Principal, principalOf } from './principal.ts';
import { isInTeam } from './projects.ts';

/** How a user stands to an app. What they may do in it follows from this and their ability. */
export interface Standing {
  /** Owns the profile that owns the app or its project. */
  owns: boolean;
  /** Is in a team of its project. */
  member: boolean;
  /** Is assigned a task of it. */
  assigned: boolean;
}

/** A user who manages all records of one of these sees every app, as apps hold those records. */
const held: readonly Subject[] = ['App', 'Flow', 'Story', 'Task', 'Subtask', 'Comment'];

/** The user sees the app: is a party to it, or manages records that apps hold. */
export const seesApp = (user: Principal, app: RawBuilder<unknown>): RawBuilder<boolean> =>
  anyOf(...held.map(user.manages), ownsOrIsInTeamOfApp(user, app), worksInApp(user, app));

const appWithStanding = (db: Db, viewer: Viewer) => {
  const user = principalOf(viewer);
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
    .select(['a.id', 'a.name', 'a.key', 'a.project_id', 'p.name as project_name'])
    .select([
      sql<boolean>`o.user_id = ${viewer.user.id}`.as('owns'),
      isInTeam(viewer, 'a.project_id').as('member'),
      // For a single app this is faster than gathering all the apps that the user works in.
      has(appsOfTasks(user), sql`a.id`).as('assigned'),
    ])
    .where('a.tenant_id', '=', viewer.tenant);
};

export type AppStanding = InferResult<ReturnType<typeof appWithStanding>>[number];

/**
 * The app and how the viewer stands to it, in one query. Undefined where there is no such app, or where the
 * viewer is no party to it and manages nothing that apps hold.
 */
export async function appStanding(db: Db, viewer: Viewer, id: string): Promise<AppStanding | undefined> {
  const app = await appWithStanding(db, viewer).where('a.id', '=', id).executeTakeFirst();
  if (!app) return undefined;
  return seesWhole(viewer, app) || app.assigned ? app : undefined;
}

const seesWhole = (viewer: Viewer, { owns, member }: Standing): boolean =>
  owns || member || held.some((subject) => reachesAll(viewer.ability, subject));

/**
 * How much of what happens in an app the viewer hears of: all, or what concerns themselves where they only work on tasks of it.
 * Undefined where they do not see it.
 */
export async function followsApp(db: Db, viewer: Viewer, id: string): Promise<'all' | 'own' | undefined> {
  if (!viewer.ability.can('read', 'App') && !viewer.ability.can('read', 'Task')) return undefined;
  const app = await appStanding(db, viewer, id);
  if (!app) return undefined;
  return seesWhole(viewer, app) ? 'all' : 'own';
}

/** Within a query: the column names an app of the viewer's list of apps. */
export const appsListed = (viewer: Viewer, appColumn: string): RawBuilder<boolean> => {
  const [user, app] = [principalOf(viewer), sql.ref(appColumn)];
  return anyOf(user.manages('App'), ownsOrIsInTeamOfApp(user, app), worksInApp(user, app));
};
