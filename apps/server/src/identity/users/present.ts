import type { User } from '@kazi/contract/identity';
import type { FileAddresses } from '../../ports/files.ts';
import { type Asking, mayChangeRole, maySeePrivate, maySuspend, mayUpdate } from './policy.ts';
import type { UserRow } from './queries.ts';

/** A user as the viewer gets them: phone and last visit are for themselves and for who manages people. */
export function presentUser(row: UserRow, viewer: Asking, addresses: FileAddresses): User {
  const open = maySeePrivate(viewer, row);
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: open ? row.phone : null,
    country: row.country,
    role: row.role,
    status: row.status,
    avatar: row.avatar_file && addresses.of(row.tenant_id, row.avatar_file, 'thumbnail'),
    lastSeenAt: (open && row.last_seen_at?.toISOString()) || null,
    createdAt: row.created_at.toISOString(),
    may: {
      update: mayUpdate(viewer, row),
      changeRole: mayChangeRole(viewer, row),
      suspend: maySuspend(viewer, row),
    },
  };
}
