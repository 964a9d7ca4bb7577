import { type RawBuilder, sql } from 'kysely';
import type { IdSet, Party } from './principal.ts';

/**
 * Whether a user is a party to a profile, a project or an app: the owner of the profile that owns it, a member of one of the
 * project's teams, or an assignee of one of its tasks.
 */
type Condition = (user: Party, id: RawBuilder<unknown>) => RawBuilder<boolean>;

/** The profile belongs to the user. */
export const ownsProfile: Condition = (user, profile) => user.isIn(profile, ownProfiles(user));

/** The user is in a team of the project, or approves its work. */
export const inTeamOf: Condition = (user, project) => user.isIn(project, projectsOfTeams(user));

/** The user is assigned a task of the project. */
export const worksInProject: Condition = (user, project) => user.isIn(project, projectsOfTasks(user));

/** The user is assigned a task of the app. */
export const worksInApp: Condition = (user, app) => user.isIn(app, appsOfTasks(user));

/** The user wrote a task of the app. */
export const wroteInApp: Condition = (user, app) => user.isIn(app, appsOfWrittenTasks(user));

/** The user owns the app or its project, or is in a team of the project. */
export const ownsOrIsInTeamOfApp: Condition = (user, app) => user.isIn(app, appsOwnedOrOfTeams(user));

const ownProfiles = ({ tenant, user }: Party): IdSet => ({
  query: sql`select own.id from profiles own where own.tenant_id = ${tenant} and own.user_id = ${user}`,
  id: sql`own.id`,
});

const projectsOfTeams = ({ tenant, user }: Party): IdSet => ({
  query: sql`
    select place.project_id from (
      select member.tenant_id, member.user_id, team.project_id from team_members member
      join teams team on team.tenant_id = member.tenant_id and team.id = member.team_id
      union all select tenant_id, user_id, project_id from project_approvers) place
    where place.tenant_id = ${tenant} and place.user_id = ${user}`,
  id: sql`place.project_id`,
});

const projectsOfTasks = ({ tenant, user }: Party): IdSet => ({
  query: sql`
    select app.project_id from task_assignees assigned
    join tasks task on task.tenant_id = assigned.tenant_id and task.id = assigned.task_id
    join apps app on app.tenant_id = task.tenant_id and app.id = task.app_id
    where assigned.tenant_id = ${tenant} and assigned.user_id = ${user} and app.project_id is not null`,
  id: sql`app.project_id`,
});

/** The apps in which the user is assigned a task. */
export const appsOfTasks = ({ tenant, user }: Party): IdSet => ({
  query: sql`
    select task.app_id from task_assignees assigned
    join tasks task on task.tenant_id = assigned.tenant_id and task.id = assigned.task_id
    where assigned.tenant_id = ${tenant} and assigned.user_id = ${user}`,
  id: sql`task.app_id`,
});

const appsOfWrittenTasks = ({ tenant, user }: Party): IdSet => ({
  query: sql`select wrote.app_id from tasks wrote where wrote.tenant_id = ${tenant} and wrote.author_id = ${user}`,
  id: sql`wrote.app_id`,
});

const appsOwnedOrOfTeams = (principal: Party): IdSet => ({
  query: sql`
    select reached.id from apps reached
    left join projects on projects.tenant_id = reached.tenant_id and projects.id = reached.project_id
    join profiles owner on owner.tenant_id = reached.tenant_id
      and owner.id = coalesce(reached.profile_id, projects.profile_id)
    where reached.tenant_id = ${principal.tenant}
      and (owner.user_id = ${principal.user} or ${inTeamOf(principal, sql`reached.project_id`)})`,
  id: sql`reached.id`,
});
