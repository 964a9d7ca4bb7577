import type { Project } from '@kazi/contract/organisation';
import { presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { mayAddApp, mayAddTeam, mayDelete, mayUpdate } from './policy.ts';
import type { ProjectRow } from './queries.ts';

/** A project as the viewer gets it, with what they may do to it. */
export function presentProject(row: ProjectRow, viewer: Viewer, addresses: FileAddresses): Project {
  return {
    id: row.id,
    profile: row.profile_id,
    owner: presentPerson(row.owner, row.tenant_id, addresses),
    name: row.name,
    key: row.key,
    description: row.description,
    status: row.status,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    apps: row.apps,
    tasks: row.tasks,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    may: {
      update: mayUpdate(viewer, row),
      delete: mayDelete(viewer, row),
      addApp: mayAddApp(viewer, row),
      addTeam: mayAddTeam(viewer, row),
    },
  };
}
