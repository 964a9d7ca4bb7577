import type { Role } from '@kazi/contract/organisation';
import type { Viewer } from '../../ports/viewer.ts';
import { mayDelete, mayRequireFactor, mayUpdate } from './policy.ts';
import type { RoleRow } from './queries.ts';

/** A role as the viewer gets it, with what they may do to it. */
export function presentRole(row: RoleRow, viewer: Viewer): Role {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    builtIn: row.built_in,
    requiresSecondFactor: row.requires_second_factor,
    permissions: row.permissions.map(({ id }) => id),
    people: row.people,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    may: {
      update: mayUpdate(viewer, row),
      requireFactor: mayRequireFactor(viewer, row),
      delete: mayDelete(viewer, row),
    },
  };
}
