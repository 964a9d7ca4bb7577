import { notify } from '../../activity/index.ts';
import { deleteById } from '../../database/by-id.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import type { Patch } from '../../database/version.ts';
import { type Changes, changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import { found } from '../../refuse.ts';
import { actorOf } from '../actor.ts';
import type { TaskRow } from '../tasks/rows.ts';
import type { SubtaskRow } from './queries.ts';

interface SubtaskFields {
  title: string;
  done?: boolean | undefined;
  assignee?: string | null | undefined;
  dueDate?: string | null | undefined;
}

/** Adds a subtask to a task. Gives its id. */
export async function createSubtask(
  tx: Tx,
  task: TaskRow,
  { title, done, assignee = null, dueDate = null, position }: SubtaskFields & { position: string },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('subtasks')
    .values({
      tenant_id: tx.tenant,
      id,
      task_id: task.id,
      title,
      done,
      assignee_id: assignee,
      due_date: dueDate,
      position,
      author_id: actorOf(tx),
    })
    .execute();
  await recordOf(tx, task, id, 'created', { title: { before: null, after: title } });
  if (assignee) await notify(tx, { kind: 'assignment', people: [assignee], task: task.id });
  return id;
}

/** Changes what is given. */
export async function updateSubtask(
  tx: Tx,
  task: TaskRow,
  before: SubtaskRow,
  { position, ...given }: Patch<SubtaskFields> & { position?: string | undefined },
): Promise<void> {
  const was = {
    title: before.title,
    done: before.done,
    assignee: before.assignee_id,
    dueDate: before.due_date,
  };
  const changes = changesOf(was, given);
  if (Object.keys(changes).length === 0 && position === undefined) return;
  await tx
    .updateTable('subtasks')
    .set({
      title: given.title,
      done: given.done,
      assignee_id: given.assignee,
      due_date: given.dueDate,
      position,
    })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', before.id)
    .execute();
  await recordOf(tx, task, before.id, Object.keys(changes).length > 0 ? 'updated' : 'placed', changes);
  if (changes.assignee && given.assignee)
    await notify(tx, { kind: 'assignment', people: [given.assignee], task: task.id });
}

/** Deletes a subtask. */
export async function deleteSubtask(tx: Tx, task: TaskRow, { id, title }: SubtaskRow): Promise<void> {
  found(await deleteById(tx, 'subtasks', id), 'subtask');
  await recordOf(tx, task, id, 'deleted', { title: { before: title, after: null } });
}

async function recordOf(tx: Tx, task: TaskRow, id: string, verb: string, changes: Changes): Promise<void> {
  await record(tx, {
    subject: 'subtask',
    subjectId: id,
    app: task.app_id,
    task: task.id,
    flow: task.flow_id,
    verb,
    changes,
    parties: [...new Set([task.author_id, ...task.assignees.map((person) => person.id)])],
  });
}
