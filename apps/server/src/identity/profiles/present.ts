import type { Profile } from '@kazi/contract/identity';
import type { Viewer } from '../../ports/viewer.ts';
import { mayDelete, mayUpdate } from './policy.ts';
import type { ProfileRow } from './queries.ts';

export function presentProfile(row: ProfileRow, viewer: Viewer): Profile {
  return {
    id: row.id,
    user: row.user_id,
    type: row.type,
    name: row.name,
    description: row.description,
    phone: row.phone,
    country: row.country,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    may: { update: mayUpdate(viewer, row), delete: mayDelete(viewer, row) },
  };
}
