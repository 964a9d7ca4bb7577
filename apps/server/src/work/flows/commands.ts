import type { flowChange, newFlow } from '@kazi/contract/work';
import { sql } from 'kysely';
import type * as z from 'zod';
import { deleteById } from '../../database/by-id.ts';
import { defineFields } from '../../database/fields.ts';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import { atVersion } from '../../database/version.ts';
import { changesOf } from '../../events/changes.ts';
import { record } from '../../events/record.ts';
import { found } from '../../refuse.ts';
import { actorOf } from '../actor.ts';
import type { FlowRow } from './queries.ts';

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
  return true;
}

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
