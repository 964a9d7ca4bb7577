import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';
import { sql } from 'kysely';
import type { Tx } from '../../database/tenancy.ts';

/** Beside which other task of the app a task is put; with neither, after all others. */
export interface Place {
  after?: string | undefined;
  before?: string | undefined;
}

/** Keys grow when tasks are put between the same two again and again; longer ones are spread anew. */
const longestKey = 48;
const spreadEachWay = 100;

const tasksOf = (tx: Tx, app: string) =>
  tx.selectFrom('tasks').where('tenant_id', '=', tx.tenant).where('app_id', '=', app);

/** Lets other transactions that place a task of the app wait for this one, so that no two get one key. */
async function holdOrder(tx: Tx, app: string): Promise<void> {
  const held = tx.selectFrom('apps').select('id').where('tenant_id', '=', tx.tenant).where('id', '=', app);
  await held.forNoKeyUpdate().execute();
}

/** The key of a task put after all others of its app, and so at the end of its column. Hold the order first. */
export async function lastPosition(tx: Tx, app: string): Promise<string> {
  const last = tasksOf(tx, app).select('position').orderBy('position', 'desc').limit(1);
  return generateKeyBetween((await last.executeTakeFirst())?.position, null);
}

/**
 * The key of a task put right after `after` or, where that is no other task of the app, right before `before`.
 * Undefined where neither is.
 */
export async function positionFor(
  tx: Tx,
  { id, app_id: app }: { id: string; app_id: string },
  { after, before }: Place,
): Promise<string | undefined> {
  await holdOrder(tx, app);
  if (!after && !before) return lastPosition(tx, app);
  const left = await neighbour(tx, app, id, after);
  const beside = left ?? (await neighbour(tx, app, id, before));
  if (!beside) return undefined;
  const side = left ? 'after' : 'before';
  const key = await keyBeside(tx, app, id, beside, side);
  if (key && key.length <= longestKey) return key;
  await spread(tx, app, beside.position);
  const moved = await neighbour(tx, app, id, beside.id);
  return moved && keyBeside(tx, app, id, moved, side);
}

interface Neighbour {
  id: string;
  position: string;
}

function neighbour(
  tx: Tx,
  app: string,
  except: string,
  id: string | undefined,
): Promise<Neighbour | undefined> {
  if (!id || id === except) return Promise.resolve(undefined);
  return tasksOf(tx, app).select(['id', 'position']).where('id', '=', id).executeTakeFirst();
}

/** A key between a task and the next one on that side. Undefined where they share one key. */
async function keyBeside(
  tx: Tx,
  app: string,
  except: string,
  { id, position }: Neighbour,
  side: 'after' | 'before',
): Promise<string | undefined> {
  const [beyond, direction] = side === 'after' ? ([sql`>`, 'asc'] as const) : ([sql`<`, 'desc'] as const);
  const next = await tasksOf(tx, app)
    .select('position')
    .where('id', '<>', except)
    .where(sql<boolean>`(position, id) ${beyond} (${position}, ${id}::uuid)`)
    .orderBy('position', direction)
    .orderBy('id', direction)
    .limit(1)
    .executeTakeFirst();
  if (next?.position === position) return undefined;
  const [from, to] = side === 'after' ? [position, next?.position] : [next?.position, position];
  return generateKeyBetween(from, to);
}

/** Gives the tasks around a key, all that share it among them, new keys: distinct, short, in the same order. */
async function spread(tx: Tx, app: string, position: string): Promise<void> {
  const from = await tasksOf(tx, app)
    .select('position')
    .where('position', '<', position)
    .orderBy('position', 'desc')
    .offset(spreadEachWay)
    .limit(1)
    .executeTakeFirst();
  const to = await tasksOf(tx, app)
    .select('position')
    .where('position', '>', position)
    .orderBy('position')
    .offset(spreadEachWay)
    .limit(1)
    .executeTakeFirst();
  let between = tasksOf(tx, app).select('id').orderBy('position').orderBy('id');
  if (from) between = between.where('position', '>', from.position);
  if (to) between = between.where('position', '<', to.position);
  const ids = (await between.execute()).map(({ id }) => id);
  const keys = generateNKeysBetween(from?.position, to?.position, ids.length);
  await sql`
    update tasks set position = spread.key
    from unnest(${ids}::uuid[], ${keys}::text[]) as spread(id, key)
    where tasks.tenant_id = ${tx.tenant} and tasks.id = spread.id`.execute(tx);
}
