import type { Subtask } from '@kazi/contract/work';
import { presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { mayDelete, mayUpdate } from './policy.ts';
import type { SubtaskRow } from './queries.ts';

/** A subtask as the viewer gets it, with what they may do to it. */
export function presentSubtask(row: SubtaskRow, viewer: Viewer, addresses: FileAddresses): Subtask {
  return {
    _id: row.id,
    flow: row.flow_id,
    task: row.task_id,
    title: row.title,
    done: row.done,
    assignee: row.assignee && presentPerson(row.assignee, row.tenant_id, addresses),
    dueDate: row.due_date,
    position: row.position,
    createdAt: row.created_at.toISOString(),
    may: { update: mayUpdate(viewer), delete: mayDelete(viewer, row) },
  };
}
