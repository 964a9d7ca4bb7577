import {
  type ActivityVerb,
  payVerbs,
  type Task,
  type TaskActivity,
  type TaskCard,
  type TaskElsewhere,
  type TaskToDo,
} from '@kazi/contract/work';
import { type InferResult, sql } from 'kysely';
import * as z from 'zod';
import type { Db } from '../../database/tenancy.ts';
import { type PersonRow, personAt, presentPerson } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import { readCursor } from '../../page.ts';
import type { FileAddresses } from '../../ports/files.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { presentDispute } from '../pay/disputes.ts';
import {
  acceptRefusal,
  mayApprove,
  mayAssign,
  mayComment,
  mayDelete,
  mayDispute,
  mayPayBonus,
  mayReleasePart,
  maySettle,
  mayUpdate,
  movesOpenTo,
  seesReward,
} from './policy.ts';
import {
  type CardRow,
  heldOf,
  numberOf,
  plainFields,
  rewardOf,
  type SentBackRow,
  type TaskRow,
} from './rows.ts';

/** A task as boards and lists show it, with what the viewer may do to it. */
export function presentCard(row: CardRow, viewer: Viewer, addresses: FileAddresses): TaskCard {
  const moves = movesOpenTo(viewer, row);
  return {
    ...plainFields(row),
    _id: row.id,
    app: row.app_id,
    number: numberOf(row),
    status: row.status,
    assignees: row.assignees.map((person) => presentPerson(person, row.tenant_id, addresses, viewer)),
    ...(seesReward(viewer, row)
      ? { reward: rewardOf(row), rewardState: row.reward_state, held: heldOf(row), paid: row.paid }
      : { reward: null, rewardState: null, held: null, paid: null }),
    approval: row.approval && {
      by: presentPerson(row.approval.by, row.tenant_id, addresses),
      at: new Date(row.approval.at).toISOString(),
    },
    disputed: row.disputed && seesReward(viewer, row),
    position: row.position,
    subtasks: row.subtasks,
    comments: row.comments,
    attachments: row.attachments,
    delivery: row.delivery,
    author: row.author_id,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    may: {
      update: mayUpdate(viewer, row),
      delete: mayDelete(viewer, row),
      comment: mayComment(viewer),
      assign: mayAssign(viewer, row),
      moves: [...new Set(moves.map(({ to }) => to))],
      approve: mayApprove(viewer, row),
      retract: moves.some(({ action }) => action === 'retraction'),
      acceptRefusal: acceptRefusal(viewer, row),
      seeReward: seesReward(viewer, row),
    },
  };
}

/** A task in a list across apps, with where it lives. */
export function presentElsewhere(row: CardRow, viewer: Viewer, addresses: FileAddresses): TaskElsewhere {
  return { ...presentCard(row, viewer, addresses), appInfo: appOf(row) };
}

type LastSentBack = Pick<TaskRow, 'sent_back' | 'tenant_id'>;

const presentLastSentBack = ({ sent_back, tenant_id }: LastSentBack, addresses: FileAddresses) =>
  sent_back && { ...presentSentBack(sent_back, tenant_id, addresses), delivery: sent_back.delivery };

/** A task that waits for its assignee. */
export function presentToDo(row: CardRow & LastSentBack, viewer: Viewer, addresses: FileAddresses): TaskToDo {
  return { ...presentElsewhere(row, viewer, addresses), sentBack: presentLastSentBack(row, addresses) };
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
    dispute:
      row.dispute && seesReward(viewer, row) ? presentDispute(row.dispute, row.tenant_id, addresses) : null,
    pay: {
      part: mayReleasePart(viewer, row),
      bonus: mayPayBonus(viewer, row),
      dispute: mayDispute(viewer, row) && row.reward_state === 'held' && !row.disputed,
      settle: maySettle(viewer, row),
    },
    deliveries: row.deliveries,
    description: row.description,
    sentBack: presentLastSentBack(row, addresses),
    shares: (seesReward(viewer, row) ? row.shares : []).map(({ agent, at, ...share }) => ({
      ...share,
      agent: presentPerson(agent, row.tenant_id, addresses, viewer),
      at: new Date(at).toISOString(),
    })),
    author: presentPerson(row.author, row.tenant_id, addresses),
    files,
  };
}

/** Why, when and by whom work was sent back. */
export const presentSentBack = (
  { by, at, reason }: SentBackRow,
  tenant: string,
  addresses: FileAddresses,
) => ({
  by: by && presentPerson(by, tenant, addresses),
  at: new Date(at).toISOString(),
  reason,
});

const appOf = (row: CardRow) => ({
  id: row.app_id,
  name: row.app_name,
  key: row.app_key,
  project: row.project_id === null ? null : { id: row.project_id, name: row.project_name ?? '' },
});

/** The events that the activity of a task shows, by subject and verb, with its word for each. */
const words = new Map<string, ActivityVerb>([
  ['task created', 'created'],
  ['task updated', 'changed'],
  ['task moved', 'moved'],
  ['task submitted', 'submitted'],
  ['task retracted', 'retracted'],
  ['task approved', 'approved'],
  ['task accepted', 'accepted'],
  ['task acceptance-undone', 'acceptance-undone'],
  ['task rejected', 'rejected'],
  ['task reopened', 'reopened'],
  ['task cancelled', 'cancelled'],
  ['comment created', 'commented'],
  ['comment updated', 'comment-changed'],
  ['comment deleted', 'comment-deleted'],
  ['subtask created', 'subtask-added'],
  ['subtask updated', 'subtask-changed'],
  ['subtask deleted', 'subtask-deleted'],
  ['task part-paid', 'part-paid'],
  ['task mark-done', 'mark-done'],
  ['task mark-undone', 'mark-undone'],
  ['task bonus-paid', 'bonus-paid'],
  ['task disputed', 'disputed'],
  ['task settled', 'settled'],
]);

/** Within a query over events `e`: those that activity shows. */
export const isShown = sql<boolean>`e.subject || ' ' || e.verb = any(${[...words.keys()]}::text[])`;
/** Within a query over events `e`: the name of an event in `words`. */
export const eventName = sql<string>`e.subject || ' ' || e.verb`;

/** The word of activity for an event. */
export const wordFor = (event: string): ActivityVerb => words.get(event) ?? 'changed';

/** People whom a change of assignees names, so that the list can show them. */
const people = sql<PersonRow[]>`coalesce((
  select json_agg(${personAt('u.tenant_id', 'u.id')}) from users u
  where u.tenant_id = e.tenant_id and u.id in (
    select named::uuid from jsonb_array_elements_text(
      coalesce(e.changes -> 'assignees' -> 'before', '[]') || coalesce(e.changes -> 'assignees' -> 'after', '[]')
    ) named)), '[]')`;

const activityOf = (db: Db, tenant: string, task: string) =>
  db
    .selectFrom('events as e')
    .select(['e.tenant_id', 'e.id', 'e.at', 'e.changes', 'e.reason'])
    .select([eventName.as('event'), people.as('people')])
    .select(personAt('e.tenant_id', 'e.actor_id').$castTo<PersonRow | null>().as('actor'))
    .where('e.tenant_id', '=', tenant)
    .where('e.task_id', '=', task)
    .where(isShown);

export type ActivityRow = InferResult<ReturnType<typeof activityOf>>[number];

type ActivityQuery = InputOf<Contract['work']['tasks']['activity']>;

/** What happened to the reward alone is not for who does not see it. */
const isMoreThanReward = sql<boolean>`(
  (e.changes = '{}' or e.changes - 'reward' <> '{}') and e.verb <> all (${payVerbs}::text[]))`;

/** A page of what happened to a task, newest first, read with one row more than asked. */
export function activityPage(
  db: Db,
  viewer: Viewer,
  { task, ...page }: Omit<ActivityQuery, 'id'> & { task: TaskRow },
): Promise<ActivityRow[]> {
  const after = readCursor(page.cursor, z.tuple([z.uuid()]));
  let query = activityOf(db, viewer.tenant, task.id)
    .orderBy('e.id', 'desc')
    .limit(page.limit + 1);
  if (!seesReward(viewer, task)) query = query.where(isMoreThanReward);
  return (after ? query.where('e.id', '<', after[0]) : query).execute();
}

export const activityKeys = (row: ActivityRow) => [row.id];

/** Something that happened, with before and after in the contract's words; assignees are shown as people. */
export function presentActivity(
  row: ActivityRow,
  addresses: FileAddresses,
  { viewer, hidesReward }: { viewer: Viewer; hidesReward: boolean },
): TaskActivity {
  const present = (person: PersonRow) => presentPerson(person, row.tenant_id, addresses, viewer);
  const known = new Map(row.people.map((person) => [person.id, present(person)]));
  const shown = (ids: unknown) => (Array.isArray(ids) ? ids.flatMap((id) => known.get(id) ?? []) : ids);
  const { assignees, reward, ...others } = row.changes;
  const changes = reward && !hidesReward ? { ...others, reward } : others;
  return {
    id: row.id,
    verb: wordFor(row.event),
    actor: row.actor && present(row.actor),
    at: row.at.toISOString(),
    changes: assignees
      ? { ...changes, assignees: { before: shown(assignees.before), after: shown(assignees.after) } }
      : changes,
    reason: row.reason ?? undefined,
  };
}
