import { notify } from '../../activity/index.ts';
import { deleteById } from '../../database/by-id.ts';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { type Changes, changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import type { Contract, InputOf } from '../../input.ts';
import { found } from '../../refuse.ts';
import { actorOf } from '../actor.ts';
import type { TaskRow } from '../tasks/rows.ts';
import type { SubtaskRow } from './queries.ts';

type Calls = Contract['work']['subtasks'];
type NewSubtask = Omit<InputOf<Calls['create']>, 'task' | 'after'>;
type SubtaskChange = Omit<InputOf<Calls['update']>, 'id' | 'after'>;

const fields = defineFields<SubtaskChange, 'subtasks'>()({
  title: 'title',
  done: 'done',
  assignee: 'assignee_id',
  dueDate: 'due_date',
});

/** Adds a subtask to a task. Gives its id. */
export async function createSubtask(
  tx: Tx,
  task: TaskRow,
  { position, ...given }: NewSubtask & { position: string },
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('subtasks')
    .values({
      ...fields.toColumns(given),
      tenant_id: tx.tenant,
      id,
      task_id: task.id,
      position,
      author_id: actorOf(tx),
    })
    .execute();
  await recordOf(tx, task, id, 'created', { title: { before: null, after: given.title } });
  if (given.assignee) await notify(tx, { kind: 'assignment', people: [given.assignee], task: task.id });
  return id;
}

/** Changes what is given. */
export async function updateSubtask(
  tx: Tx,
  task: TaskRow,
  before: SubtaskRow,
  { position, ...given }: SubtaskChange & { position?: string | undefined },
): Promise<void> {
  const changes = changesOf(fields.fromRow(before, {}), given);
  if (Object.keys(changes).length === 0 && position === undefined) return;
  await tx
    .updateTable('subtasks')
    .set({ ...fields.toColumns(given), position })
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
