import type { Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Db, Tx } from '../../database/tenancy.ts';

export type StoryRow = Selectable<Tables['user_stories']>;

/** One story, for any viewer: the caller checks by its flow who may see it. */
export function storyById(db: Db, tenant: string, id: string): Promise<StoryRow | undefined> {
  const stories = db.selectFrom('user_stories').selectAll().where('tenant_id', '=', tenant);
  return stories.where('id', '=', id).executeTakeFirst();
}

/** The stories of a flow, in the order in which they were told. */
export function storiesOf(db: Db, tenant: string, flow: string): Promise<StoryRow[]> {
  const stories = db.selectFrom('user_stories').selectAll().where('tenant_id', '=', tenant);
  return stories.where('flow_id', '=', flow).orderBy('created_at').orderBy('id').execute();
}

/** Whether the flow has this stage, and keeps it until the transaction ends. */
export async function keepsStage(tx: Tx, flow: string, stage: string): Promise<boolean> {
  const held = tx
    .selectFrom('flows')
    .select('stages')
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', flow);
  const row = await held.forShare().executeTakeFirst();
  return row?.stages.some(({ id }) => id === stage) ?? false;
}
