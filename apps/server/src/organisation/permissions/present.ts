import type { Permission } from '@kazi/contract/organisation';
import type { Viewer } from '../../ports/viewer.ts';
import { mayDelete, mayUpdate } from './policy.ts';
import type { PermissionRow } from './queries.ts';

/** A permission as the viewer gets it, with what they may do to it. */
export function presentPermission(row: PermissionRow, viewer: Viewer): Permission {
  return {
    id: row.id,
    name: row.name,
    action: row.action,
    subject: row.subject,
    builtIn: row.built_in,
    roles: row.roles.map(({ name }) => name),
    createdAt: row.created_at.toISOString(),
    may: { update: mayUpdate(viewer, row), delete: mayDelete(viewer, row) },
  };
}
