import { type App, appKind } from '@kazi/contract/organisation';
import type { Viewer } from '../../ports/viewer.ts';
import { mayAddFlow, mayAddTask, mayDelete, mayUpdate } from './policy.ts';
import type { AppRow } from './queries.ts';

/** An app as the viewer gets it, with what they may do to it. */
export function presentApp(row: AppRow, viewer: Viewer): App {
  return {
    id: row.id,
    project: row.project_id === null ? null : { id: row.project_id, name: row.project_name ?? '' },
    profile: { id: row.owner_profile_id, name: row.owner_profile_name },
    name: row.name,
    key: row.key,
    kind: appKind.parse(row.kind),
    description: row.description,
    tasks: row.tasks,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    may: {
      update: mayUpdate(viewer, row),
      delete: mayDelete(viewer, row),
      addTask: mayAddTask(viewer, row),
      addFlow: mayAddFlow(viewer, row),
    },
  };
}
