import { type Rule, reachesAll } from '@kazi/contract/abilities';
import type { Viewer } from '../../ports/viewer.ts';
import { isOwner, mayGive } from '../roles/policy.ts';
import { mayUpdate as mayUpdateTeam } from '../teams/teams.ts';

interface Role {
  name: string;
  built_in: boolean;
  permissions: readonly Rule[];
}

/** The sender of an invitation is a party to it. */
interface InvitationParties {
  invited_by: string;
}

/** Who sends an invitation, or has sent it, with what they may do now. */
interface Sender extends Pick<Viewer, 'ability'> {
  user: Pick<Viewer['user'], 'role'>;
}

export const mayRead = ({ ability }: Viewer) => ability.can('read', 'Invitation');
export const mayCreate = ({ ability }: Sender) => ability.can('create', 'Invitation');
export const mayWithdraw = ({ ability, user }: Viewer, { invited_by }: InvitationParties) =>
  reachesAll(ability, 'Invitation') || (invited_by === user.id && ability.can('delete', 'Invitation'));

/** A user invites only to roles with no more permissions than their own, and only owners invite owners. */
export const mayInviteAs = (sender: Sender, role: Role) =>
  mayGive(sender, role.permissions) && (!isOwner(role) || sender.user.role === 'owner');

/** People who are invited to a project join a team of it. */
export const mayInviteTo = (sender: Sender, project: { owns: boolean }) => mayUpdateTeam(sender, project);
