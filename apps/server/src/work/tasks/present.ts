import type { Task, TaskCard, TaskElsewhere } from '@kazi/contract/work';
import { presentPerson } from '../../identity/index.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { acceptRefusal, mayAssign, mayComment, mayDelete, mayUpdate, movesOpenTo } from './policy.ts';
import { priorityAt } from './priority.ts';
import { type CardRow, heldOf, numberOf, rewardOf, type TaskRow } from './rows.ts';

/** A task as boards and lists show it, with what the viewer may do to it. */
export function presentCard(row: CardRow, viewer: Viewer, addresses: FileAddresses): TaskCard {
  return {
    _id: row.id,
    app: row.app_id,
    flow: row.flow_id,
    number: numberOf(row),
    title: row.title,
    status: row.status,
    priority: priorityAt(row.priority),
    assignees: row.assignees.map((person) => presentPerson(person, row.tenant_id, addresses)),
    labels: row.labels,
    dueDate: row.due_date,
    estimate: row.estimate,
    reward: rewardOf(row),
    rewardState: row.reward_state,
    held: heldOf(row),
    paid: row.paid,
    position: row.position,
    subtasks: row.subtasks,
    comments: row.comments,
    attachments: row.attachments,
    author: row.author_id,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    may: {
      update: mayUpdate(viewer, row),
      delete: mayDelete(viewer, row),
      comment: mayComment(viewer),
      assign: mayAssign(viewer, row),
      moves: movesOpenTo(viewer, row),
      acceptRefusal: acceptRefusal(viewer, row),
    },
  };
}

/** A task in a list across apps, with where it lives. */
export function presentElsewhere(row: CardRow, viewer: Viewer, addresses: FileAddresses): TaskElsewhere {
  return { ...presentCard(row, viewer, addresses), appInfo: appOf(row) };
}

/** A task opened. */
export function presentTask(
  row: TaskRow,
  viewer: Viewer,
  addresses: FileAddresses,
  files: Task['files'],
): Task {
  return {
    ...presentElsewhere(row, viewer, addresses),
    description: row.description,
    sentBack: row.sent_back && {
      by: row.sent_back.by && presentPerson(row.sent_back.by, row.tenant_id, addresses),
      at: new Date(row.sent_back.at).toISOString(),
      reason: row.sent_back.reason,
    },
    shares: row.shares.map(({ agent, at, ...share }) => ({
      ...share,
      agent: presentPerson(agent, row.tenant_id, addresses),
      at: new Date(at).toISOString(),
    })),
    author: presentPerson(row.author, row.tenant_id, addresses),
    files,
  };
}

const appOf = (row: CardRow) => ({
  id: row.app_id,
  name: row.app_name,
  key: row.app_key,
  project: row.project_id === null ? null : { id: row.project_id, name: row.project_name ?? '' },
});
