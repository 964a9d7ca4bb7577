import type { TaskStatus } from '@kazi/contract/work';
import { sql } from 'kysely';
import { notify } from '../../activity/index.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { atVersion } from '../../database/version.ts';
import { type Changes, changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import { actorOf } from '../actor.ts';
import { columnsOf, contentOf, type TaskContent } from './content.ts';
import { setAssignees, setAttachments } from './links.ts';
import { lastPosition } from './place.ts';
import { moveReward } from './reward.ts';
import type { TaskRow } from './rows.ts';

interface NewTask extends Partial<TaskContent> {
  app: string;
  title: string;
  status?: TaskStatus | undefined;
}

/** Adds a task to an app, with its next number, at the end of its column. Gives its id. */
export async function createTask(tx: Tx, { app, status = 'backlog', ...given }: NewTask): Promise<string> {
  const id = newId();
  const numbered = await tx
    .updateTable('apps')
    .set({ last_task_number: sql`last_task_number + 1` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', app)
    .returning('last_task_number')
    .executeTakeFirstOrThrow();
  const author = actorOf(tx);
  await tx
    .insertInto('tasks')
    .values({
      ...columnsOf(given),
      tenant_id: tx.tenant,
      id,
      app_id: app,
      number: numbered.last_task_number,
      title: given.title,
      status,
      position: await lastPosition(tx, app),
      author_id: author,
    })
    .execute();
  const { assignees = [], attachments = [] } = given;
  await setAssignees(tx, id, assignees);
  await setAttachments(tx, id, attachments);
  await record(tx, {
    subject: 'task',
    subjectId: id,
    app,
    task: id,
    flow: given.flow ?? null,
    verb: 'created',
    version: 1,
    parties: [author, ...assignees],
  });
  await notify(tx, { kind: 'assignment', people: assignees, task: id });
  if (given.reward && assignees.length > 0) await moveReward(tx, id);
  return id;
}

/**
 * Changes what a task says. Gives its new version; the same one where nothing differs. Undefined, with nothing
 * changed, where the task is no longer at the version that the change was based on.
 */
export async function updateTask(
  tx: Tx,
  before: TaskRow,
  given: Partial<TaskContent>,
): Promise<number | undefined> {
  const changes = changesOf({ ...contentOf(before) }, given);
  if (Object.keys(changes).length === 0) return before.version;
  const updated = await tx
    .updateTable('tasks')
    .set({ ...columnsOf(given), version: sql`version + 1`, updated_at: sql`now()` })
    .where(atVersion(tx, before.id, before.version))
    .returning('version')
    .executeTakeFirst();
  if (!updated) return undefined;
  if (changes.assignees) await setAssignees(tx, before.id, given.assignees ?? []);
  if (changes.attachments) await setAttachments(tx, before.id, given.attachments ?? []);
  await recordOf(tx, before, 'updated', { version: updated.version, changes, concerns: given.assignees });
  const known = new Set(before.assignees.map(({ id }) => id));
  const newcomers = (given.assignees ?? []).filter((user) => !known.has(user));
  await notify(tx, { kind: 'assignment', people: newcomers, task: before.id });
  if (changes.assignees || changes.reward) await moveReward(tx, before.id);
  return updated.version;
}

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
  await tx.deleteFrom('tasks').where('tenant_id', '=', tx.tenant).where('id', '=', task.id).execute();
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
  task: TaskRow,
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
