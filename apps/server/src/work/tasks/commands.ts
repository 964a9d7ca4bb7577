import type { TaskStatus } from '@kazi/contract/work';
import { sql } from 'kysely';
import { taskViewersAmong } from '../../access/index.ts';
import { notify, settleNotices } from '../../activity/index.ts';
import { deleteById } from '../../database/by-id.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { atVersion, type Patch } from '../../database/version.ts';
import { type Changes, changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import type { Charge } from '../../money/index.ts';
import { found } from '../../refuse.ts';
import { actorOf } from '../actor.ts';
import { notifyMentioned } from '../mentions.ts';
import { lastPosition } from './place.ts';
import { moveReward } from './reward.ts';
import { fields, type TaskContent, type TaskRow, type TaskState } from './rows.ts';

/** Adds people to the task's assignees. */
async function addAssignees(tx: Tx, task: string, users: readonly string[]): Promise<void> {
  if (users.length === 0) return;
  await tx
    .insertInto('task_assignees')
    .values(users.map((user_id) => ({ tenant_id: tx.tenant, task_id: task, user_id })))
    .onConflict((clash) => clash.doNothing())
    .execute();
}

/** Adds files to the task's attachments. */
async function addAttachments(tx: Tx, task: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insertInto('task_files')
    .values(files.map((file_id) => ({ tenant_id: tx.tenant, task_id: task, file_id })))
    .onConflict((clash) => clash.doNothing())
    .execute();
}

/** Makes these people, and no others, the task's assignees. */
async function setAssignees(tx: Tx, task: string, users: readonly string[]): Promise<void> {
  const all = tx.deleteFrom('task_assignees').where('tenant_id', '=', tx.tenant).where('task_id', '=', task);
  await all.where('user_id', 'not in', users).execute();
  await addAssignees(tx, task, users);
}

/** Makes these files, and no others, the task's attachments. */
async function setAttachments(tx: Tx, task: string, files: readonly string[]): Promise<void> {
  const all = tx.deleteFrom('task_files').where('tenant_id', '=', tx.tenant).where('task_id', '=', task);
  await all.where('file_id', 'not in', files).execute();
  await addAttachments(tx, task, files);
}

interface NewTask extends Patch<TaskContent> {
  app: string;
  title: string;
  status?: TaskStatus | undefined;
  /** What its author promises under a budget. */
  charge?: Charge | undefined;
}

/**
 * Adds a task to an app, with its next number, at the end of its column. Gives its id. Others who add to the app wait from its
 * number on, so statements that need no answer of one another are sent together.
 */
export async function createTask(
  tx: Tx,
  { app, status = 'backlog', charge, ...given }: NewTask,
): Promise<string> {
  const id = newId();
  const author = actorOf(tx);
  const [numbered, position] = await Promise.all([takeNumber(tx, app), lastPosition(tx, app)]);
  const made = tx.insertInto('tasks').values({
    ...fields.toColumns(given),
    tenant_id: tx.tenant,
    id,
    app_id: app,
    number: numbered,
    status,
    position,
    author_id: author,
  });
  const { assignees = [], attachments = [] } = given;
  const recorded = {
    subject: 'task',
    subjectId: id,
    app,
    task: id,
    flow: given.flow ?? null,
    verb: 'created',
    version: 1,
    parties: [author, ...assignees],
  } as const;
  await Promise.all([
    made.execute(),
    addAssignees(tx, id, assignees),
    addAttachments(tx, id, attachments),
    record(tx, recorded),
  ]);
  await notify(tx, { kind: 'assignment', people: assignees, task: id });
  await tellMentioned(tx, { id, app_id: app, author_id: author }, { after: given.description });
  if (given.reward) await moveReward(tx, id, { charge });
  return id;
}

/** The next number of an app's tasks. The next caller waits until this transaction ends. Throws 404 where the app is gone. */
async function takeNumber(tx: Tx, app: string): Promise<number> {
  const taken = await tx
    .updateTable('apps')
    .set({ last_task_number: sql`last_task_number + 1` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', app)
    .returning('last_task_number as number')
    .executeTakeFirst();
  return found(taken, 'app').number;
}

/** Kinds of notices by which a task asks its assignees for work. */
export const askingForWork = ['assignment', 'rejection', 'due-soon', 'overdue'] as const;

interface TaskUpdate {
  given: Patch<TaskContent>;
  /** What of it differs from before. */
  changes: Changes;
  charge: Charge | undefined;
}

/**
 * Changes what a task says. Gives its new version; the same one where nothing differs. Undefined, with nothing
 * changed, where the task is no longer at the version that the change was based on.
 */
export async function updateTask(
  tx: Tx,
  before: Pick<
    TaskState,
    'id' | 'app_id' | 'flow_id' | 'author_id' | 'version' | 'description' | 'assignees'
  >,
  { given, changes, charge }: TaskUpdate,
): Promise<number | undefined> {
  if (Object.keys(changes).length === 0) return before.version;
  const updated = await tx
    .updateTable('tasks')
    .set({ ...fields.toColumns(given), version: sql`version + 1`, updated_at: sql`now()` })
    .where(atVersion(tx, before.id, before.version))
    .returning('version')
    .executeTakeFirst();
  if (!updated) return undefined;
  if (changes.assignees) await setAssignees(tx, before.id, given.assignees ?? []);
  if (changes.attachments) await setAttachments(tx, before.id, given.attachments ?? []);
  await recordOf(tx, before, 'updated', { version: updated.version, changes, concerns: given.assignees });
  if (changes.dueDate) await settleNotices(tx, { kinds: ['due-soon', 'overdue'], task: before.id });
  if (given.assignees) {
    const removed = before.assignees.map(({ id }) => id).filter((id) => !given.assignees?.includes(id));
    if (removed.length > 0)
      await settleNotices(tx, { kinds: askingForWork, people: removed, task: before.id });
  }
  const known = new Set(before.assignees.map(({ id }) => id));
  const addedAssignees = (given.assignees ?? []).filter((user) => !known.has(user));
  await notify(tx, { kind: 'assignment', people: addedAssignees, task: before.id });
  await tellMentioned(tx, before, { before: before.description, after: given.description });
  if (changes.assignees || changes.reward) await moveReward(tx, before.id, { charge });
  return updated.version;
}

/** Notifies the people newly mentioned in a text of a task. */
export const tellMentioned = (
  tx: Tx,
  task: Pick<TaskRow, 'id' | 'app_id' | 'author_id'>,
  text: { before?: string; after: string | undefined },
) =>
  notifyMentioned(tx, {
    ...text,
    viewersAmong: (ids) => taskViewersAmong(tx, tx.tenant, task, ids),
    task: task.id,
  });

/** Puts a task elsewhere in its column. Its place is no part of what it says, so the version stays. */
export async function placeTask(tx: Tx, task: TaskRow, position: string): Promise<void> {
  await tx
    .updateTable('tasks')
    .set({ position })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', task.id)
    .execute();
  await recordOf(tx, task, 'placed', { version: task.version });
}

/** Deletes a task with its subtasks, comments and history of moves; what is held for it goes back. */
export async function deleteTask(tx: Tx, task: TaskRow): Promise<void> {
  await moveReward(tx, task.id, { deleted: true });
  found(await deleteById(tx, 'tasks', task.id), 'task');
  await recordOf(tx, task, 'deleted', { changes: changesOf({ title: task.title }, { title: null }) });
}

interface Happening {
  version?: number;
  changes?: Changes;
  reason?: string | undefined;
  /** People beyond those whom the task concerned before. */
  concerns?: readonly string[] | undefined;
}

/** Records what happened to a task, for all whom it concerns. */
export async function recordOf(
  tx: Tx,
  task: Pick<TaskState, 'id' | 'app_id' | 'flow_id' | 'author_id' | 'assignees'>,
  verb: string,
  { concerns = [], ...happened }: Happening,
): Promise<void> {
  const parties = new Set([task.author_id, ...task.assignees.map(({ id }) => id), ...concerns]);
  await record(tx, {
    subject: 'task',
    subjectId: task.id,
    app: task.app_id,
    task: task.id,
    flow: task.flow_id,
    verb,
    ...happened,
    parties: [...parties],
  });
}
