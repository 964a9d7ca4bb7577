import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { type InferResult, sql } from 'kysely';
import { tasksReached } from '../../access/index.ts';
import { notify } from '../../activity/index.ts';
import { deleteById } from '../../database/by-id.ts';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { atVersion } from '../../database/version.ts';
import { type Changes, changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import { type PersonRow, personAt } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { found } from '../../refuse.ts';
import { actorOf } from '../actor.ts';
import { type TaskRow, type TaskState, tasksIn } from '../tasks/rows.ts';

/** The subtasks of the tasks that the viewer sees. */
const subtasksFor = (db: Db, viewer: Viewer) =>
  tasksIn(db, viewer.tenant)
    .innerJoin('subtasks as s', (join) =>
      join.onRef('s.tenant_id', '=', 't.tenant_id').onRef('s.task_id', '=', 't.id'),
    )
    .selectAll('s')
    .select(['t.app_id', 't.flow_id', 't.author_id as task_author_id'])
    .select([
      sql<boolean>`o.user_id = ${viewer.user.id}`.as('owns'),
      personAt('s.tenant_id', 's.assignee_id').$castTo<PersonRow | null>().as('assignee'),
    ])
    .where(tasksReached(viewer, 't'));

export type SubtaskRow = InferResult<ReturnType<typeof subtasksFor>>[number];

/** One subtask, if there is one and the viewer sees its task. */
export function subtaskById(db: Db, viewer: Viewer, id: string): Promise<SubtaskRow | undefined> {
  return subtasksFor(db, viewer).where('s.id', '=', id).executeTakeFirst();
}

/** The subtasks of a flow or of a task or, where both are given, of the task within the flow; task by task. */
export function subtaskList(
  db: Db,
  viewer: Viewer,
  { flow, task }: InputOf<Contract['work']['subtasks']['list']>,
): Promise<SubtaskRow[]> {
  let query = subtasksFor(db, viewer)
    .orderBy('t.position')
    .orderBy('t.id')
    .orderBy('s.position')
    .orderBy('s.id');
  if (flow) query = query.where('t.flow_id', '=', flow);
  if (task) query = query.where('t.id', '=', task);
  return query.execute();
}

/** Keys grow where subtasks are put between the same two again and again; longer ones are all made anew. */
const longestKey = 48;

/**
 * The key of a subtask put right after another one of the task, first for null, last for undefined. Undefined
 * where `after` is no other subtask of the task. Other transactions that place one in this task wait for this one.
 */
export async function positionAfter(
  tx: Tx,
  task: string,
  after: string | null | undefined,
  except?: string,
): Promise<string | undefined> {
  const held = tx.selectFrom('tasks').select('id').where('tenant_id', '=', tx.tenant).where('id', '=', task);
  await held.forNoKeyUpdate().execute();
  const all = await tx
    .selectFrom('subtasks')
    .select(['id', 'position'])
    .where('tenant_id', '=', tx.tenant)
    .where('task_id', '=', task)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const others = all.filter(({ id }) => id !== except);
  const before = after === undefined ? others.length - 1 : others.findIndex(({ id }) => id === after);
  if (after && before < 0) return undefined;
  const [left, right] = [others[before]?.position, others[before + 1]?.position];
  const key = left === right && left !== undefined ? undefined : generateKeyBetween(left, right);
  if (key && key.length <= longestKey) return key;
  return spread(tx, others, before);
}

/** Gives all but the one to be placed new keys in the same order, with a gap after `before`, and gives its key. */
async function spread(
  tx: Tx,
  others: ReadonlyArray<{ id: string }>,
  before: number,
): Promise<string | undefined> {
  const keys = generateNKeysBetween(null, null, others.length + 1);
  const [key] = keys.splice(before + 1, 1);
  await sql`
    update subtasks set position = spread.key
    from unnest(${others.map(({ id }) => id)}::uuid[], ${keys}::text[]) as spread(id, key)
    where subtasks.tenant_id = ${tx.tenant} and subtasks.id = spread.id`.execute(tx);
  return key;
}

type Calls = Contract['work']['subtasks'];
type NewSubtask = Omit<InputOf<Calls['create']>, 'task' | 'after'>;
type SubtaskChange = Omit<InputOf<Calls['update']>, 'id' | 'after'>;

const fields = defineFields<Omit<SubtaskChange, 'version'>, 'subtasks'>()({
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

/**
 * Changes what is given. False where the subtask is no longer at that version: the transaction, which may have made room among the
 * others, is to be given up then.
 */
export async function updateSubtask(
  tx: Tx,
  task: ToldTask,
  before: Pick<SubtaskRow, 'id' | 'title' | 'done' | 'assignee_id' | 'due_date' | 'version'>,
  { position, version, ...given }: SubtaskChange & { position?: string | undefined },
): Promise<boolean> {
  const changes = changesOf(fields.fromRow(before, {}), given);
  if (Object.keys(changes).length === 0 && position === undefined) return before.version === version;
  const updated = await tx
    .updateTable('subtasks')
    .set({ ...fields.toColumns(given), position, version: sql`version + 1` })
    .where(atVersion(tx, before.id, version))
    .returning('version')
    .executeTakeFirst();
  if (!updated) return false;
  await recordOf(tx, task, before.id, Object.keys(changes).length > 0 ? 'updated' : 'placed', changes);
  if (changes.assignee && given.assignee)
    await notify(tx, { kind: 'assignment', people: [given.assignee], task: task.id });
  return true;
}

/** Deletes a subtask. */
export async function deleteSubtask(tx: Tx, task: TaskRow, { id, title }: SubtaskRow): Promise<void> {
  found(await deleteById(tx, 'subtasks', id), 'subtask');
  await recordOf(tx, task, id, 'deleted', { title: { before: title, after: null } });
}

/** What the event of a subtask tells of its task. */
type ToldTask = Pick<TaskState, 'id' | 'app_id' | 'flow_id' | 'author_id' | 'assignees'>;

async function recordOf(tx: Tx, task: ToldTask, id: string, verb: string, changes: Changes): Promise<void> {
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
