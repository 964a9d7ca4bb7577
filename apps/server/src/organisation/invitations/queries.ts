import { abilityOf, reachesAll } from '@kazi/contract/abilities';
import { type InferResult, sql } from 'kysely';
import type { Db, Tx } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { roleById } from '../roles/queries.ts';
import { mayCreate, mayInviteAs, mayInviteTo } from './policy.ts';

/** An invitation that is to be made: who comes, as what and where. */
export interface NewInvitation {
  email: string;
  /** The person's name as the inviter wrote it. */
  name?: string | null | undefined;
  /** Id of the role. */
  role: string;
  projects?: readonly string[] | undefined;
  teams?: readonly string[] | undefined;
  invitedBy: string;
  /** The join link by which the person asked for it, and when that expires. */
  link?: { id: string; expiresAt: Date } | undefined;
}

/** A project that an invitation leads into, or a team of it. */
interface Place {
  id: string;
  name: string;
  team: { id: string; name: string } | null;
  /** The project is the inviter's own. */
  owns: boolean;
}

/** The projects and teams of invitation `i`; the release before writes the first project alone. */
const places = sql<Place[]>`coalesce((
  select json_agg(json_build_object(
    'id', p.id, 'name', p.name,
    'team', case when t.id is not null then json_build_object('id', t.id, 'name', t.name) end,
    'owns', exists (
      select from profiles o where o.tenant_id = p.tenant_id and o.id = p.profile_id and o.user_id = i.invited_by)
  ) order by p.name, p.id, t.name nulls first, t.id)
  from (
    select i.project_id, null::uuid as team_id where i.project_id is not null
    union select x.project_id, null from invitation_projects x
      where x.tenant_id = i.tenant_id and x.invitation_id = i.id
    union select y.project_id, y.id from invitation_teams x
      join teams y on y.tenant_id = x.tenant_id and y.id = x.team_id
      where x.tenant_id = i.tenant_id and x.invitation_id = i.id
  ) into_
  join projects p on p.tenant_id = i.tenant_id and p.id = into_.project_id
  left join teams t on t.tenant_id = i.tenant_id and t.id = into_.team_id), '[]')`;

/** Invitations with the names that their rows show. */
function invitationsOf(db: Db, tenant: string) {
  return db
    .selectFrom('invitations as i')
    .innerJoin('roles as r', (join) =>
      join.onRef('r.tenant_id', '=', 'i.tenant_id').onRef('r.id', '=', 'i.role_id'),
    )
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'i.tenant_id').onRef('u.id', '=', 'i.invited_by'),
    )
    .select(['i.id', 'i.email', 'i.name', 'i.role_id', 'i.invited_by', 'i.join_link_id'])
    .select(['i.created_at', 'i.expires_at', 'i.accepted_at', 'i.withdrawn_at'])
    .select(['r.name as role', 'u.first_name', 'u.last_name', places.as('places')])
    .select(['u.status as sender_status', 'u.role_id as sender_role_id'])
    .where('i.tenant_id', '=', tenant);
}

export type InvitationRow = InferResult<ReturnType<typeof invitationsOf>>[number];

export const nameOfInviter = ({ first_name, last_name }: InvitationRow) => `${first_name} ${last_name}`;

/** How many tasks are assigned to who is invited with this address. */
export async function waitingTasks(db: Db, tenant: string, email: string): Promise<number> {
  const { tasks } = await db
    .selectFrom('task_assignees as x')
    .innerJoin('tasks as t', (join) =>
      join.onRef('t.tenant_id', '=', 'x.tenant_id').onRef('t.id', '=', 'x.task_id'),
    )
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'x.tenant_id').onRef('u.id', '=', 'x.user_id'),
    )
    .select(({ fn }) => fn.countAll<number>().as('tasks'))
    .where('u.tenant_id', '=', tenant)
    .where('u.email', '=', email)
    .where('u.login_id', 'is', null)
    .where('t.status', 'not in', ['done', 'cancelled'])
    .executeTakeFirstOrThrow();
  return tasks;
}

const mostListed = 500;

/** The newest invitations that the viewer sent, or all people of the workspace where they manage them. */
export function invitationList(db: Db, viewer: Viewer): Promise<InvitationRow[]> {
  return invitationsFor(db, viewer)
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id')
    .limit(mostListed)
    .execute();
}

/** One invitation, if there is one and the viewer has a part in it. */
export function invitationById(db: Db, viewer: Viewer, id: string): Promise<InvitationRow | undefined> {
  return invitationsFor(db, viewer).where('i.id', '=', id).executeTakeFirst();
}

function invitationsFor(db: Db, viewer: Viewer) {
  const query = invitationsOf(db, viewer.tenant);
  return reachesAll(viewer.ability, 'Invitation') ? query : query.where('i.invited_by', '=', viewer.user.id);
}

/** An invitation without the conditions of a viewer, for who has just made it. */
export function invitationMade(db: Db, tenant: string, id: string): Promise<InvitationRow> {
  return invitationsOf(db, tenant).where('i.id', '=', id).executeTakeFirstOrThrow();
}

/** The invitation whose token has this hash, if it still waits for an answer and its sender could send it now. */
export async function waitingInvitation(
  db: Db,
  tenant: string,
  tokenHash: string,
): Promise<InvitationRow | undefined> {
  const row = await invitationsOf(db, tenant)
    .where('i.token_hash', '=', tokenHash)
    .where('i.accepted_at', 'is', null)
    .where('i.withdrawn_at', 'is', null)
    .where('i.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row && (await couldBeSent(db, tenant, row)) ? row : undefined;
}

type Sendable = Pick<InvitationRow, 'role_id' | 'sender_status' | 'sender_role_id' | 'places'>;

/** Whether its sender is active and may invite to its role and places, as they, the role and the places are now. */
export async function couldBeSent(db: Db, tenant: string, sendable: Sendable): Promise<boolean> {
  const role = await roleById(db, tenant, sendable.role_id);
  const own = await roleById(db, tenant, sendable.sender_role_id);
  if (sendable.sender_status !== 'active' || !role || !own) return false;
  const sender = { ability: abilityOf(own.permissions), user: { role: own.name } };
  return (
    mayCreate(sender) &&
    mayInviteAs(sender, role) &&
    sendable.places.every((place) => mayInviteTo(sender, place))
  );
}

/** What the invitation by name says that waits for an answer of this address, to make it anew. */
export async function waitingFor(tx: Tx, email: string): Promise<NewInvitation | undefined> {
  const row = await invitationsOf(tx, tx.tenant)
    .where('i.email', '=', email)
    .where('i.join_link_id', 'is', null)
    .where('i.accepted_at', 'is', null)
    .where('i.withdrawn_at', 'is', null)
    .where('i.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row || !(await couldBeSent(tx, tx.tenant, row))) return undefined;
  return { ...anew(row), invitedBy: row.invited_by };
}

/** What an invitation says, for another one that takes its place. */
export const anew = ({ email, name, role_id, places }: InvitationRow): Omit<NewInvitation, 'invitedBy'> => ({
  email,
  name,
  role: role_id,
  projects: places.flatMap(({ id, team }) => (team ? [] : [id])),
  teams: places.flatMap(({ team }) => team?.id ?? []),
});

/** Whether a user with this address is in the workspace. */
export async function isMember(db: Db, tenant: string, email: string): Promise<boolean> {
  return (await membersAmong(db, tenant, [email])).size > 0;
}

/** Which of some addresses users of the workspace have. */
export async function membersAmong(db: Db, tenant: string, emails: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('tenant_id', '=', tenant)
    .where('email', 'in', emails)
    .where('status', 'in', ['active', 'suspended'])
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/** Which of some addresses have an invitation that waits for an answer. */
export async function invitedAmong(db: Db, tenant: string, emails: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('invitations')
    .select('email')
    .where('tenant_id', '=', tenant)
    .where('email', 'in', emails)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
  return new Set(rows.map(({ email }) => email));
}
