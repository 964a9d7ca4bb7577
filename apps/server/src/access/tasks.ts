import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../ports/viewer.ts';
import { ownsOrIsInTeamOfApp } from './parties.ts';
import { anyOf, type Principal, principalOf } from './principal.ts';

/** A task as a query names its columns, or as the values of one row. */
interface TaskColumns {
  id: RawBuilder<unknown>;
  app: RawBuilder<unknown>;
  author: RawBuilder<unknown>;
}

/**
 * The task is one that the user reaches: as the manager of all tasks, as a party to its app, as its author or as
 * one of its assignees. To read it the user's role must also allow reading tasks.
 */
export const reachesTask = (user: Principal, task: TaskColumns): RawBuilder<boolean> =>
  anyOf(
    reachesAllTasksOf(user, task.app),
    sql<boolean>`${task.author} = ${user.user}`,
    sql<boolean>`exists (
      select from task_assignees assigned
      where assigned.tenant_id = ${user.tenant} and assigned.user_id = ${user.user}
        and assigned.task_id = ${task.id})`,
  );

const reachesAllTasksOf = (user: Principal, app: RawBuilder<unknown>) =>
  anyOf(user.manages('Task'), ownsOrIsInTeamOfApp(user, app));

/** Within a query over tasks called `alias`: those that the viewer reaches. */
export const tasksReached = (viewer: Viewer, alias: string): RawBuilder<boolean> =>
  reachesTask(principalOf(viewer), {
    id: sql.ref(`${alias}.id`),
    app: sql.ref(`${alias}.app_id`),
    author: sql.ref(`${alias}.author_id`),
  });

/** Within a query: the column names an app all of whose tasks the viewer reaches. */
export const appsReached = (viewer: Viewer, appColumn: string): RawBuilder<boolean> =>
  reachesAllTasksOf(principalOf(viewer), sql.ref(appColumn));

/**
 * Within a query over tasks `t`: those that the viewer is assigned or wrote. Found from the viewer's side, for
 * queries that know already that the viewer does not reach all tasks of the app.
 */
export const ownTasks = ({ tenant, user }: Viewer): RawBuilder<boolean> => sql<boolean>`t.id in (
  select x.task_id from task_assignees x where x.tenant_id = ${tenant} and x.user_id = ${user.id}
  union all
  select w.id from tasks w where w.tenant_id = ${tenant} and w.author_id = ${user.id})`;
