import { commentMaxLength, type Mark, titleMaxLength } from '@kazi/contract/work';
import { type InferResult, sql } from 'kysely';
import * as z from 'zod';
import { newId } from '../../database/ids.ts';
import type { Db, Tx } from '../../database/tenancy.ts';
import { ownedFiles } from '../../files/index.ts';
import { type PersonRow, personAt } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import { readCursor } from '../../page.ts';
import type { Viewer } from '../../ports/viewer.ts';
import { badInput } from '../../refuse.ts';
import { actorOf } from '../actor.ts';
import { renderMentions } from '../mentions.ts';
import { firstLine, saysNothing, storedRichText } from '../rich-text.ts';
import type { SentBackRow } from '../tasks/rows.ts';

/** What is handed in, checked; `line` is how it begins. */
export interface NewDelivery {
  body: string;
  line: string;
  links: readonly string[];
  files: readonly string[];
}

/** A delivery of nothing but the task's status. */
const emptyDelivery: NewDelivery = { body: '', line: '', links: [], files: [] };

type Input = Pick<InputOf<Contract['work']['tasks']['submit']>, 'body' | 'links' | 'files'>;

/** What a submission hands in. Throws 400 where the words are too long, or a file is not the viewer's own. */
export async function checkedDelivery(db: Db, viewer: Viewer, input: Input): Promise<NewDelivery> {
  const { links = [], files = [] } = input;
  const cleaned = storedRichText(input.body ?? '', 'body', commentMaxLength);
  const body = saysNothing(cleaned) ? '' : cleaned;
  const own = await ownedFiles(db, viewer, files);
  if (own.length < files.length) throw badInput({ files: 'own-uploads' });
  const named = await renderMentions(db, viewer.tenant, [body]);
  const line =
    firstLine(named(body), titleMaxLength) || (links[0] ?? own[0]?.name ?? '').slice(0, titleMaxLength);
  return { body, line, links, files };
}

/** Adds the next delivery of a task, which the caller has locked. Gives its id. */
export async function createDelivery(
  tx: Tx,
  task: string,
  { body, line, links, files } = emptyDelivery,
): Promise<string> {
  const id = newId();
  const last = await lastDelivery(tx, task);
  await tx
    .insertInto('deliveries')
    .values({
      tenant_id: tx.tenant,
      id,
      task_id: task,
      number: (last?.number ?? 0) + 1,
      author_id: actorOf(tx),
      body,
      line,
      links: [...links],
    })
    .execute();
  if (files.length > 0)
    await tx
      .insertInto('delivery_files')
      .values(files.map((file_id) => ({ tenant_id: tx.tenant, delivery_id: id, file_id })))
      .execute();
  return id;
}

/** The ids of the files of the delivery `d`. */
const filesOfDelivery = sql<string[]>`array(
  select h.file_id from delivery_files h where h.tenant_id = d.tenant_id and h.delivery_id = d.id
  order by h.file_id)`;

/** The newest delivery of a task; undefined where the release before handed it in. */
export const lastDelivery = (db: Tx, task: string) =>
  db
    .selectFrom('deliveries as d')
    .select(['d.id', 'd.number', filesOfDelivery.as('files')])
    .where('d.tenant_id', '=', db.tenant)
    .where('d.task_id', '=', task)
    .orderBy('d.number', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Why the delivery `d` was sent back. */
const rejection = sql<SentBackRow | null>`(
  select json_build_object('by', ${personAt('m.tenant_id', 'm.actor_id')}, 'at', m.at, 'reason', m.reason)
  from task_moves m
  where m.tenant_id = d.tenant_id and m.delivery_id = d.id and m.action = 'rejection' limit 1)`;

/** A mark with its people as rows and its moments as text. */
export interface MarkRow extends Pick<Mark, 'id' | 'number' | 'file' | 'area' | 'place' | 'body'> {
  by: PersonRow;
  at: string;
  doneBy: PersonRow | null;
  doneAt: string | null;
}

/** The mark `k` as JSON. */
export const markJson = sql<MarkRow>`json_build_object(
  'id', k.id, 'number', k.number, 'file', k.file_id, 'place', k.place, 'body', k.body,
  'area', case when k.x is not null then
    json_build_object('x', k.x, 'y', k.y, 'width', k.width, 'height', k.height) end,
  'by', ${personAt('k.tenant_id', 'k.author_id')}, 'at', k.at,
  'doneBy', ${personAt('k.tenant_id', 'k.done_by')}, 'doneAt', k.done_at)`;

/** The marks of the delivery `d`, by their numbers. */
const marks = sql<MarkRow[]>`coalesce((
  select json_agg(${markJson} order by k.number) from delivery_marks k
  where k.tenant_id = d.tenant_id and k.delivery_id = d.id), '[]')`;

const deliveriesIn = (db: Db, tenant: string, task: string) =>
  db
    .selectFrom('deliveries as d')
    .selectAll('d')
    .select([personAt('d.tenant_id', 'd.author_id').as('author'), rejection.as('sent_back')])
    .select([filesOfDelivery.as('files'), marks.as('marks')])
    .where('d.tenant_id', '=', tenant)
    .where('d.task_id', '=', task);

export type DeliveryRow = InferResult<ReturnType<typeof deliveriesIn>>[number];

type Page = Pick<InputOf<Contract['work']['deliveries']['list']>, 'cursor' | 'limit'>;

/** A page of the deliveries of a task, newest first, read with one row more than asked. */
export function deliveryPage(
  db: Db,
  tenant: string,
  { task, cursor, limit }: Page & { task: string },
): Promise<DeliveryRow[]> {
  const after = readCursor(cursor, z.tuple([z.int()]));
  const query = deliveriesIn(db, tenant, task)
    .orderBy('d.number', 'desc')
    .limit(limit + 1);
  return (after ? query.where('d.number', '<', after[0]) : query).execute();
}

export const deliveryKeys = (row: DeliveryRow) => [row.number];
