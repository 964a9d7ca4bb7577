import { reachesAll } from '@kazi/contract/abilities';
import { flowViewersAmong, taskViewersAmong } from '../../access/index.ts';
import type { Db } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { badInput } from '../../refuse.ts';
import { findFlow } from '../flows/flows.ts';
import { findTask } from '../tasks/policy.ts';

/** What is commented on: a task or a flow that the viewer sees. */
export interface CommentTarget {
  app: string;
  task: string | null;
  flow: string | null;
  /** The viewer owns the app. */
  owns: boolean;
  /** The viewer manages all tasks, or all flows. */
  manages: boolean;
  /** People who are notified of a comment. */
  concerned: readonly string[];
  /** Of these people, those who see it. */
  viewersAmong(ids: readonly string[]): Promise<Set<string>>;
}

/** Finds what is commented on. Throws 400 for both at once, 404 where there is none, or none for the viewer. */
export async function findTarget(
  db: Db,
  viewer: Viewer,
  { task, flow }: { task?: string | null | undefined; flow?: string | null | undefined },
): Promise<CommentTarget> {
  if (task && flow) throw badInput({ flow: 'not-with-task' });
  return task ? taskTarget(db, viewer, task) : flowTarget(db, viewer, flow ?? '');
}

async function taskTarget(db: Db, viewer: Viewer, id: string): Promise<CommentTarget> {
  const task = await findTask(db, viewer, id);
  return {
    app: task.app_id,
    task: task.id,
    flow: null,
    owns: task.owns,
    manages: reachesAll(viewer.ability, 'Task'),
    concerned: [task.author_id, ...task.assignees.map((person) => person.id)],
    viewersAmong: (ids) => taskViewersAmong(db, viewer.tenant, task, ids),
  };
}

async function flowTarget(db: Db, viewer: Viewer, id: string): Promise<CommentTarget> {
  const { flow, app } = await findFlow(db, viewer, id);
  return {
    app: app.id,
    task: null,
    flow: flow.id,
    owns: app.owns,
    manages: reachesAll(viewer.ability, 'Flow'),
    concerned: [flow.author_id],
    viewersAmong: (ids) => flowViewersAmong(db, viewer.tenant, flow, ids),
  };
}
