import type { User } from '@kazi/contract/identity';
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
 * last visit for themselves and managers of people.
 */
export function presentUser(row: UserRow, viewer: Requester, addresses: FileAddresses): User {
  const open = maySeePrivate(viewer, row);
  const addressed = maySeeAddress(viewer, row);
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
    may: {
      update: mayUpdate(viewer, row),
      changeRole: mayChangeRole(viewer, row),
      suspend: maySuspend(viewer, row),
      remove: mayRemove(viewer, row),
      anonymise: mayAnonymise(viewer, row),
    },
  };
}
