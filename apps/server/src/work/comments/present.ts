import type { Comment } from '@kazi/contract/work';
import { presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { mayDelete, mayUpdate } from './policy.ts';
import type { CommentRow } from './queries.ts';
import type { CommentTarget } from './target.ts';

/** A comment as the viewer gets it, with what they may do to it. */
export function presentComment(
  row: CommentRow,
  target: CommentTarget,
  viewer: Viewer,
  addresses: FileAddresses,
): Comment {
  return {
    _id: row.id,
    flow: row.flow_id,
    task: row.task_id,
    author: presentPerson(row.author, row.tenant_id, addresses),
    body: row.body,
    mentions: row.mentions,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    may: { update: mayUpdate(viewer, row), delete: mayDelete(viewer, target, row) },
  };
}
