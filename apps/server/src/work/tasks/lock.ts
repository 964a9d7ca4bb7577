import type { Tx } from '../../database/tenancy.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { findTask } from './find.ts';
import type { TaskRow } from './rows.ts';

/**
 * Locks tasks until the transaction ends, so that changes of one task are made one after the other. Their apps come
 * first, as where an app is deleted; with `order`, also the order of the apps' tasks.
 */
export async function lockTasks(tx: Tx, ids: readonly string[], { order = false } = {}): Promise<void> {
  if (ids.length === 0) return;
  const tasks = tx.selectFrom('tasks').where('tenant_id', '=', tx.tenant).where('id', 'in', ids);
  const apps = tx
    .selectFrom('apps')
    .select('id')
    .where('tenant_id', '=', tx.tenant)
    .where('id', 'in', tasks.select('app_id'))
    .orderBy('id');
  await (order ? apps.forNoKeyUpdate() : apps.forKeyShare()).execute();
  await tasks.select('id').orderBy('id').forNoKeyUpdate().execute();
}

/** The task, locked for a change. Throws 404 where there is none, or none for the viewer. */
export async function claimTask(
  tx: Tx,
  viewer: Viewer,
  id: string,
  { order = false } = {},
): Promise<TaskRow> {
  await lockTasks(tx, [id], { order });
  return findTask(tx, viewer, id);
}
