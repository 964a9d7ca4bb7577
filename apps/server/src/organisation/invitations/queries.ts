import { abilityOf, reachesAll } from '@kazi/contract/abilities';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { roleById } from '../roles/queries.ts';
import { mayCreate, mayInviteAs, mayInviteTo } from './policy.ts';

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
    .leftJoin('projects as p', (join) =>
      join.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.id', '=', 'i.project_id'),
    )
    .select(['i.id', 'i.email', 'i.role_id', 'i.project_id', 'i.invited_by'])
    .select(['i.created_at', 'i.expires_at', 'i.accepted_at', 'i.withdrawn_at'])
    .select(['r.name as role', 'p.name as project_name', 'u.first_name', 'u.last_name'])
    .select(['u.status as sender_status', 'u.role_id as sender_role_id'])
    .select(
      sql<boolean>`exists (
        select from profiles o
        where o.tenant_id = p.tenant_id and o.id = p.profile_id and o.user_id = i.invited_by)`.as(
        'sender_owns',
      ),
    )
    .where('i.tenant_id', '=', tenant);
}

export type InvitationRow = InferResult<ReturnType<typeof invitationsOf>>[number];

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

/** Whether its sender is active and may invite to its role and project, as they, the role and the project are now. */
async function couldBeSent(db: Db, tenant: string, invitation: InvitationRow): Promise<boolean> {
  const role = await roleById(db, tenant, invitation.role_id);
  const own = await roleById(db, tenant, invitation.sender_role_id);
  if (invitation.sender_status !== 'active' || !role || !own) return false;
  const sender = { ability: abilityOf(own.permissions), user: { role: own.name } };
  const project = invitation.project_id === null ? undefined : { owns: invitation.sender_owns };
  return mayCreate(sender) && mayInviteAs(sender, role) && (!project || mayInviteTo(sender, project));
}

/** Whether a user with this address is in the workspace. */
export async function isMember(db: Db, tenant: string, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('email', '=', email)
    .where('status', 'in', ['active', 'suspended'])
    .executeTakeFirst();
  return found !== undefined;
}
