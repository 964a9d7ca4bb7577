import { type Rule, reachesAll } from '@kazi/contract/abilities';
import type { Viewer } from '../../ports/viewer.ts';
import { isOwner, mayGive } from '../roles/policy.ts';
import { mayUpdate as mayUpdateTeam } from '../teams/policy.ts';

interface Role {
  name: string;
  built_in: boolean;
  permissions: readonly Rule[];
}

/** The sender of an invitation is a party to it. */
interface InvitationParties {
  invited_by: string;
}

export const mayRead = ({ ability }: Viewer) => ability.can('read', 'Invitation');
export const mayCreate = ({ ability }: Viewer) => ability.can('create', 'Invitation');
export const mayWithdraw = ({ ability, user }: Viewer, { invited_by }: InvitationParties) =>
  reachesAll(ability, 'Invitation') || (invited_by === user.id && ability.can('delete', 'Invitation'));

/** A user invites only to roles with no more permissions than their own, and only owners invite owners. */
export const mayInviteAs = (viewer: Viewer, role: Role) =>
  mayGive(viewer, role.permissions) && (!isOwner(role) || viewer.user.role === 'owner');

/** People who are invited to a project join a team of it. */
export const mayInviteTo = (viewer: Viewer, project: { owns: boolean }) => mayUpdateTeam(viewer, project);
