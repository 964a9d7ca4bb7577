import { type Action, reachesAll } from '@kazi/contract/abilities';
import type { flowChange, newFlow } from '@kazi/contract/work';
import { type InferResult, sql } from 'kysely';
import type * as z from 'zod';
import { type AppStanding, appStanding, flowViewersAmong, type Standing } from '../../access/index.ts';
import { deleteById } from '../../database/by-id.ts';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { atVersion } from '../../database/version.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { found, refuse } from '../../refuse.ts';
import { actorOf } from '../actor.ts';
import { notifyMentioned } from '../mentions.ts';

interface Flow {
  author_id: string;
}

const can = (viewer: Viewer, action: Action, { owns }: Standing, flow: Flow) =>
  reachesAll(viewer.ability, 'Flow') ||
  ((owns || flow.author_id === viewer.user.id) && viewer.ability.can(action, 'Flow'));

/** Read the flows of an app that the viewer sees. */
export const mayRead = ({ ability }: Viewer) => ability.can('read', 'Flow');
export const mayUpdate = (viewer: Viewer, app: Standing, flow: Flow) => can(viewer, 'update', app, flow);
export const mayDelete = (viewer: Viewer, app: Standing, flow: Flow) => can(viewer, 'delete', app, flow);
export const mayComment = ({ ability }: Viewer) => ability.can('create', 'Comment');

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
function flowById(db: Db, tenant: string, id: string): Promise<FlowRow | undefined> {
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

/** The flow and how the viewer stands to its app. Throws 404 where there is none, or none for the viewer. */
export async function findFlow(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<{ flow: FlowRow; app: AppStanding }> {
  const flow = await flowById(db, viewer.tenant, id);
  const app = flow && (await appStanding(db, viewer, flow.app_id));
  if (!flow || !app || !mayRead(viewer)) throw refuse('not-found', { noun: 'flow' });
  return { flow, app };
}

type NewFlow = z.infer<typeof newFlow>;
type FlowChange = z.infer<typeof flowChange>;

const fields = defineFields<Omit<FlowChange, 'id' | 'version'>, 'flows'>()({
  name: 'name',
  description: 'description',
  stages: (stages) => ({ stages: JSON.stringify(stages) }),
  currentStage: 'current_stage',
});

/** Adds a flow to an app. Gives its id. */
export async function createFlow(tx: Tx, { app, stages: names = [], ...given }: NewFlow): Promise<string> {
  const id = newId();
  const stages = names.map((name) => ({ id: newId(), name }));
  await tx
    .insertInto('flows')
    .values({
      ...fields.toColumns({ ...given, stages }),
      tenant_id: tx.tenant,
      id,
      app_id: app,
      author_id: actorOf(tx),
    })
    .execute();
  await record(tx, { subject: 'flow', subjectId: id, app, flow: id, verb: 'created', version: 1 });
  await tellMentioned(tx, { id, app_id: app }, { after: given.description });
  return id;
}

/**
 * Changes what is given; what stood in a stage that is no more stands in none. False, with nothing changed, where
 * the flow is no longer at that version.
 */
export async function updateFlow(
  tx: Tx,
  before: FlowRow,
  { id, version, ...given }: FlowChange,
): Promise<boolean> {
  const updated = await tx
    .updateTable('flows')
    .set({ ...fields.toColumns(given), version: sql`version + 1`, updated_at: sql`now()` })
    .where(atVersion(tx, id, version))
    .returning('version')
    .executeTakeFirst();
  if (!updated) return false;
  if (given.stages) await leaveStages(tx, id, given.stages);
  const changes = changesOf(fields.fromRow(before, { stages: before.stages }), given);
  await record(tx, {
    subject: 'flow',
    subjectId: id,
    app: before.app_id,
    flow: id,
    verb: 'updated',
    version: updated.version,
    changes,
  });
  await tellMentioned(tx, before, { before: before.description, after: given.description });
  return true;
}

/** Notifies the people newly mentioned in what a flow says it is about. */
const tellMentioned = (
  tx: Tx,
  flow: Pick<FlowRow, 'id' | 'app_id'>,
  description: { before?: string; after: string | undefined },
) =>
  notifyMentioned(tx, {
    ...description,
    viewersAmong: (ids) => flowViewersAmong(tx, tx.tenant, flow, ids),
    flow: flow.id,
  });

/** Takes the flow's stories out of stages that it no longer has. */
async function leaveStages(tx: Tx, flow: string, stages: ReadonlyArray<{ id: string }>): Promise<void> {
  const left = stages.map(({ id }) => id);
  await tx
    .updateTable('user_stories')
    .set({ stage: null, version: sql`version + 1`, updated_at: sql`now()` })
    .where('tenant_id', '=', tx.tenant)
    .where('flow_id', '=', flow)
    .where(sql<boolean>`stage <> all(${left}::uuid[])`)
    .execute();
}

/** Deletes a flow with its stories and comments; its tasks stay, without a flow. */
export async function deleteFlow(tx: Tx, flow: FlowRow): Promise<void> {
  const tasks = tx.selectFrom('tasks').select('id').where('tenant_id', '=', tx.tenant);
  // Before the flow itself: a task that comes to it holds the task first.
  await tasks.where('flow_id', '=', flow.id).orderBy('id').forNoKeyUpdate().execute();
  // The database would do it by itself, but not on a cluster.
  await tx
    .updateTable('tasks')
    .set({ flow_id: null })
    .where('tenant_id', '=', tx.tenant)
    .where('flow_id', '=', flow.id)
    .execute();
  found(await deleteById(tx, 'flows', flow.id), 'flow');
  await record(tx, {
    subject: 'flow',
    subjectId: flow.id,
    app: flow.app_id,
    flow: flow.id,
    verb: 'deleted',
    changes: changesOf({ name: flow.name }, { name: null }),
  });
}
