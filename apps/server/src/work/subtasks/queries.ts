import { type InferResult, sql } from 'kysely';
import { tasksReached } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import { type PersonRow, personAt } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { tasksIn } from '../tasks/rows.ts';

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
