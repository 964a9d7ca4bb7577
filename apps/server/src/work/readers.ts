import type { Action, Subject } from '@kazi/contract/abilities';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/tenancy.ts';

/** The role of user `u` has one of the actions on the subject. */
const roleMay = (subject: Subject, ...actions: Action[]) => sql<boolean>`exists (
  select from role_permissions rp
  join permissions m on m.tenant_id = rp.tenant_id and m.id = rp.permission_id
  where rp.tenant_id = u.tenant_id and rp.role_id = u.role_id
    and m.action = any(${actions}::text[]) and m.subject in (${subject}, 'all'))`;

/** User `u` owns the app, or is in a team of its project. */
const ownsOrIsMember = (app: string) => sql<boolean>`exists (
  select from apps a
  left join projects p on p.tenant_id = a.tenant_id and p.id = a.project_id
  join profiles o on o.tenant_id = a.tenant_id and o.id = coalesce(a.profile_id, p.profile_id)
  where a.tenant_id = u.tenant_id and a.id = ${app} and (o.user_id = u.id or exists (
    select from teams team
    join team_members member on member.tenant_id = team.tenant_id and member.team_id = team.id
    where team.tenant_id = a.tenant_id and team.project_id = a.project_id and member.user_id = u.id)))`;

/** User `u` is assigned one of the tasks `t` for which the condition holds. */
const worksOn = (condition: RawBuilder<unknown>) => sql<boolean>`exists (
  select from task_assignees x
  join tasks t on t.tenant_id = x.tenant_id and t.id = x.task_id
  where x.tenant_id = u.tenant_id and x.user_id = u.id and ${condition})`;

async function activeAmong(
  db: Db,
  tenant: string,
  ids: readonly string[],
  condition: RawBuilder<boolean>,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.tenant_id', '=', tenant)
    .where('u.id', 'in', ids)
    .where('u.status', '=', 'active')
    .where(condition)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Of these people, the active ones of the workspace whose role lets them read tasks. */
export const taskReadersAmong = (db: Db, tenant: string, ids: readonly string[]) =>
  activeAmong(db, tenant, ids, roleMay('Task', 'read', 'manage'));

/** Of these people, those who see the task. */
export const taskViewersAmong = (
  db: Db,
  tenant: string,
  task: { id: string; app_id: string; author_id: string },
  ids: readonly string[],
) =>
  activeAmong(
    db,
    tenant,
    ids,
    sql<boolean>`(${roleMay('Task', 'manage')} or (${roleMay('Task', 'read')} and (u.id = ${task.author_id}
      or ${ownsOrIsMember(task.app_id)} or ${worksOn(sql`t.id = ${task.id}`)})))`,
  );

/** Of these people, those who see the flow. */
export const flowViewersAmong = (db: Db, tenant: string, flow: { app_id: string }, ids: readonly string[]) =>
  activeAmong(
    db,
    tenant,
    ids,
    sql<boolean>`(${roleMay('Flow', 'manage')} or (${roleMay('Flow', 'read')} and (
      ${ownsOrIsMember(flow.app_id)} or ${worksOn(sql`t.app_id = ${flow.app_id}`)})))`,
  );
