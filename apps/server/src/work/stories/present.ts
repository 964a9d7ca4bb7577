import type { Story } from '@kazi/contract/work';
import type { Standing } from '../../access/index.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { mayDelete, mayUpdate } from './policy.ts';
import type { StoryRow } from './queries.ts';

/** A story as the viewer gets it, with what they may do to it. */
export function presentStory(row: StoryRow, app: Standing, viewer: Viewer): Story {
  return {
    _id: row.id,
    flow: row.flow_id,
    asA: row.as_a,
    iWant: row.i_want,
    soThat: row.so_that,
    acceptanceCriteria: row.acceptance_criteria,
    points: row.points,
    status: row.status,
    stage: row.stage,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    may: { update: mayUpdate(viewer, app, row), delete: mayDelete(viewer, app, row) },
  };
}
