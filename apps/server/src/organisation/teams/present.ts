import type { Team } from '@kazi/contract/organisation';
import { presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { mayDelete, mayUpdate } from './policy.ts';
import type { TeamRow } from './queries.ts';

/** A team as the viewer gets it, with what they may do to it. */
export function presentTeam(row: TeamRow, viewer: Viewer, addresses: FileAddresses): Team {
  return {
    id: row.id,
    project: { id: row.project_id, name: row.project_name },
    name: row.name,
    members: row.members.map((member) => presentPerson(member, row.tenant_id, addresses)),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    may: { update: mayUpdate(viewer, row), delete: mayDelete(viewer, row) },
  };
}
