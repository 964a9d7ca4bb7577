import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../http/viewer.ts';

/** Within a query over tasks `t`: the tasks that the viewer is assigned or wrote, found from their side. */
export const ownTasks = ({ tenant, user }: Viewer): RawBuilder<boolean> => sql<boolean>`t.id in (
  select x.task_id from task_assignees x where x.tenant_id = ${tenant} and x.user_id = ${user.id}
  union all
  select w.id from tasks w where w.tenant_id = ${tenant} and w.author_id = ${user.id})`;
