import type { Db } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { found } from '../../refuse.ts';
import { mayRead } from './policy.ts';
import { taskById } from './queries.ts';
import type { TaskRow } from './rows.ts';

/** The task. Throws 404 where there is none, or none for the viewer. */
export async function findTask(db: Db, viewer: Viewer, id: string): Promise<TaskRow> {
  return found(mayRead(viewer) ? await taskById(db, viewer, id) : undefined, 'task');
}
