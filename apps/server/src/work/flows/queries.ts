import { type InferResult, sql } from 'kysely';
import type { Db } from '../../database/tenancy.ts';

interface Progress {
  done: number;
  total: number;
}

const progress = sql<Progress>`(
  select json_build_object('done', count(*) filter (where t.status = 'done'), 'total', count(*))
  from tasks t where t.tenant_id = f.tenant_id and t.flow_id = f.id and t.status <> 'cancelled')`;
const stories = sql<Progress>`(
  select json_build_object('done', count(*) filter (where s.status = 'done'), 'total', count(*))
  from user_stories s where s.tenant_id = f.tenant_id and s.flow_id = f.id)`;

const flowsIn = (db: Db, tenant: string) =>
  db
    .selectFrom('flows as f')
    .selectAll('f')
    .select([progress.as('progress'), stories.as('stories')])
    .where('f.tenant_id', '=', tenant);

export type FlowRow = InferResult<ReturnType<typeof flowsIn>>[number];

/** One flow, for any viewer: the caller checks by its app who may see it. */
export function flowById(db: Db, tenant: string, id: string): Promise<FlowRow | undefined> {
  return flowsIn(db, tenant).where('f.id', '=', id).executeTakeFirst();
}

/** The flows of an app, in the order in which they were made. */
export function flowsOf(db: Db, tenant: string, app: string): Promise<FlowRow[]> {
  return flowsIn(db, tenant).where('f.app_id', '=', app).orderBy('f.id').execute();
}

/** Whether the flow is one of the app's. */
export async function isFlowOf(db: Db, tenant: string, app: string, flow: string): Promise<boolean> {
  const found = await db
    .selectFrom('flows')
    .select('id')
    .where('tenant_id', '=', tenant)
    .where('app_id', '=', app)
    .where('id', '=', flow)
    .executeTakeFirst();
  return found !== undefined;
}
