import { reachesAll, type Subject } from '@kazi/contract/abilities';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../http/viewer.ts';

/**
 * Whose a project or an app is, asked within a query. Somebody is a party to a project who owns the profile that
 * owns it, is in one of its teams, or is assigned one of its tasks; to an app of a profile, likewise. Each condition
 * is evaluated once for a query, not once for a row.
 */

/** The profile is the viewer's. */
export const ownsProfile = (
  { tenant, user }: Viewer,
  profileColumn: string,
): RawBuilder<boolean> => sql<boolean>`${sql.ref(profileColumn)} in (
  select mine.id from profiles mine where mine.tenant_id = ${tenant} and mine.user_id = ${user.id})`;

/** The viewer is in a team of the project. */
export const inTeamOf = (
  { tenant, user }: Viewer,
  projectColumn: string,
): RawBuilder<boolean> => sql<boolean>`coalesce(${sql.ref(projectColumn)} in (
  select team.project_id from team_members member
  join teams team on team.tenant_id = member.tenant_id and team.id = member.team_id
  where member.tenant_id = ${tenant} and member.user_id = ${user.id}), false)`;

/** The viewer is assigned a task of the project. */
export const worksInProject = (
  { tenant, user }: Viewer,
  projectColumn: string,
): RawBuilder<boolean> => sql<boolean>`${sql.ref(projectColumn)} in (
  select app.project_id from task_assignees assigned
  join tasks task on task.tenant_id = assigned.tenant_id and task.id = assigned.task_id
  join apps app on app.tenant_id = task.tenant_id and app.id = task.app_id
  where assigned.tenant_id = ${tenant} and assigned.user_id = ${user.id} and app.project_id is not null)`;

/** The viewer is assigned a task of the app. */
export const worksInApp = (
  { tenant, user }: Viewer,
  appColumn: string,
): RawBuilder<boolean> => sql<boolean>`${sql.ref(appColumn)} in (
  select task.app_id from task_assignees assigned
  join tasks task on task.tenant_id = assigned.tenant_id and task.id = assigned.task_id
  where assigned.tenant_id = ${tenant} and assigned.user_id = ${user.id})`;

/** Where the subject may be reached whole, true for every row; else only for rows where one of `parties` holds. */
export function reached(
  viewer: Viewer,
  subject: Subject,
  parties: RawBuilder<boolean>[],
): RawBuilder<boolean> {
  return reachesAll(viewer.ability, subject)
    ? sql<boolean>`true`
    : sql<boolean>`(${sql.join(parties, sql` or `)})`;
}

/** Within a query over projects called `alias`: those that the viewer sees. */
export const projectsReached = (viewer: Viewer, alias: string): RawBuilder<boolean> =>
  viewer.ability.can('read', 'Project')
    ? reached(viewer, 'Project', [
        ownsProfile(viewer, `${alias}.profile_id`),
        inTeamOf(viewer, `${alias}.id`),
        worksInProject(viewer, `${alias}.id`),
      ])
    : sql<boolean>`false`;
