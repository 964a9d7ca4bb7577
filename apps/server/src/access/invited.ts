import { reachesAll } from '@kazi/contract/abilities';
import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../ports/viewer.ts';

/** An invitation `i` of user `u` that waits for an answer and meets a condition. */
const waits = (condition: RawBuilder<boolean>): RawBuilder<boolean> => sql<boolean>`exists (
  select from invitations i
  where i.tenant_id = u.tenant_id and i.email = u.email and i.accepted_at is null and i.withdrawn_at is null
    and i.expires_at > now() and ${condition})`;

/** Within a query over users `u`: those who are invited and may still come. */
export const isInvited = sql<boolean>`(u.login_id is null and ${waits(sql<boolean>`true`)})`;

/** User `u` is invited into the project, or into a team of it. */
export const isInvitedInto = (project: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(u.login_id is null and ${waits(sql<boolean>`(
    i.project_id = ${project}
    or exists (select from invitation_projects x
      where x.tenant_id = i.tenant_id and x.invitation_id = i.id and x.project_id = ${project})
    or exists (select from invitation_teams x
      join teams team on team.tenant_id = x.tenant_id and team.id = x.team_id
      where x.tenant_id = i.tenant_id and x.invitation_id = i.id and team.project_id = ${project}))`)})`;

/** User `u` is invited by the viewer. */
export const isInvitedBy = ({ user }: Pick<Viewer, 'user'>): RawBuilder<boolean> =>
  sql<boolean>`(u.login_id is null and ${waits(sql<boolean>`i.invited_by = ${user.id}`)})`;

/** Whether the viewer sees the invitation that this person sent, and the address that it went to. */
export const seesInvitationBy = (
  { ability, user }: Pick<Viewer, 'ability'> & { user: { id: string } },
  inviter: string | null,
): boolean => reachesAll(ability, 'Invitation') || (inviter === user.id && ability.can('read', 'Invitation'));
