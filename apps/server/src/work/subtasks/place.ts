import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';

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
