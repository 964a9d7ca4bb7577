import type { Invitation } from '@kazi/contract/organisation';
import type { InvitationRow } from './queries.ts';

/** An invitation as its sender sees it. */
export function presentInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    project: row.project_id === null ? null : { id: row.project_id, name: row.project_name ?? '' },
    invitedBy: nameOfInviter(row),
    status: statusOf(row),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
  };
}

export const nameOfInviter = (row: InvitationRow) => `${row.first_name} ${row.last_name}`;

function statusOf(row: InvitationRow): Invitation['status'] {
  if (row.accepted_at) return 'accepted';
  if (row.withdrawn_at) return 'withdrawn';
  return row.expires_at > new Date() ? 'open' : 'expired';
}
