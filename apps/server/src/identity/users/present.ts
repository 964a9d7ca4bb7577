import type { User } from '@kazi/contract/identity';
import { seesInvitationBy } from '../../access/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import {
  mayAnonymise,
  mayChangeRole,
  mayRemove,
  maySeeAddress,
  maySeePrivate,
  maySuspend,
  mayUpdate,
  type Requester,
} from './policy.ts';
import type { UserRow } from './queries.ts';

/**
 * A user as the viewer gets them: address and country are for themselves and for managers of people or teams, phone and
 * last visit for themselves and managers of people. The address of somebody invited is for who sees the invitation.
 */
export function presentUser(row: UserRow, viewer: Requester, addresses: FileAddresses): User {
  const open = maySeePrivate(viewer, row);
  const isInvited = row.login_id === null;
  const addressed = isInvited ? seesInvitationBy(viewer, row.invited_by) : maySeeAddress(viewer, row);
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: addressed ? row.email : null,
    phone: open ? row.phone : null,
    country: addressed ? row.country : null,
    role: row.role,
    status: row.status,
    avatar: row.avatar_file && addresses.of(row.tenant_id, row.avatar_file, 'thumbnail'),
    lastSeenAt: (open && row.last_seen_at?.toISOString()) || null,
    createdAt: row.created_at.toISOString(),
    removedAt: row.removed_at?.toISOString() ?? null,
    anonymous: row.anonymised_at !== null,
    ...(isInvited && { invited: true }),
    may: {
      update: !isInvited && mayUpdate(viewer, row),
      changeRole: !isInvited && mayChangeRole(viewer, row),
      suspend: !isInvited && maySuspend(viewer, row),
      remove: !isInvited && mayRemove(viewer, row),
      anonymise: !isInvited && mayAnonymise(viewer, row),
    },
  };
}
