import type { Flow } from '@kazi/contract/work';
import type { AppStanding } from '../../access/index.ts';
import { mayAddTask } from '../../organisation/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { mayCreate as mayAddStory } from '../stories/policy.ts';
import { mayComment, mayDelete, mayUpdate } from './policy.ts';
import type { FlowRow } from './queries.ts';

/** A flow as the viewer gets it, with what they may do to it. */
export function presentFlow(row: FlowRow, app: AppStanding, viewer: Viewer): Flow {
  return {
    _id: row.id,
    app: row.app_id,
    name: row.name,
    description: row.description,
    stages: row.stages,
    currentStage: row.current_stage,
    progress: row.progress,
    stories: row.stories,
    author: row.author_id,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    may: {
      update: mayUpdate(viewer, app, row),
      delete: mayDelete(viewer, app, row),
      addStory: mayAddStory(viewer, app),
      addTask: mayAddTask(viewer, app),
      comment: mayComment(viewer),
    },
  };
}
