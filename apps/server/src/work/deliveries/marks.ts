import type { Mark } from '@kazi/contract/work';
import { sql } from 'kysely';
import { newId } from '../../database/ids.ts';
import type { Tx } from '../../database/tenancy.ts';
import type { Changes } from '../../events/changes.ts';
import { filesByIds } from '../../files/index.ts';
import { presentPerson } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import type { FileAddresses } from '../../ports/files.ts';
import { badInput, found } from '../../refuse.ts';
import { actorOf } from '../actor.ts';
import { lastDelivery, type MarkRow, markJson } from './deliveries.ts';

/** What a decision says about the files of the newest delivery. */
export type NewMarks = InputOf<Contract['work']['tasks']['reject']>['marks'];

/** A mark as its delivery shows it. */
export function presentMark(row: MarkRow, tenant: string, addresses: FileAddresses): Mark {
  const { by, at, doneBy, doneAt, ...mark } = row;
  return {
    ...mark,
    by: presentPerson(by, tenant, addresses),
    at: new Date(at).toISOString(),
    done: doneBy && {
      by: presentPerson(doneBy, tenant, addresses),
      at: new Date(doneAt ?? at).toISOString(),
    },
  };
}

/**
 * Adds marks to the newest delivery of a task, which the caller has locked. Throws 400 where one is on a file that was not handed in
 * with it, or points into a file that is no picture. Gives what changes by them.
 */
export async function addMarks(tx: Tx, task: string, marks: NewMarks = []): Promise<Changes> {
  if (marks.length === 0) return {};
  const delivery = await lastDelivery(tx, task);
  const files = new Map(
    delivery && (await filesByIds(tx, tx.tenant, delivery.files)).map((file) => [file.id, file]),
  );
  marks.forEach(({ file, area }, at) => {
    const marked = files.get(file);
    if (!marked) throw badInput({ [`marks.${at}.file`]: 'file-of-delivery' });
    if (area && !marked.has_thumbnail) throw badInput({ [`marks.${at}.area`]: 'area-of-picture' });
  });
  if (!delivery) return {};
  const { last } = await tx
    .selectFrom('delivery_marks')
    .select(sql<number>`coalesce(max(number), 0)`.as('last'))
    .where('tenant_id', '=', tx.tenant)
    .where('delivery_id', '=', delivery.id)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('delivery_marks')
    .values(
      marks.map(({ file, area, place = '', body }, at) => ({
        tenant_id: tx.tenant,
        id: newId(),
        delivery_id: delivery.id,
        number: last + at + 1,
        file_id: file,
        ...area,
        place,
        body,
        author_id: actorOf(tx),
      })),
    )
    .execute();
  return { marks: { before: null, after: marks.length } };
}

interface Answer {
  task: string;
  mark: string;
  done: boolean;
}

/** Says that a mark on a delivery of a task is done, or is not. Gives it, and whether that is new. Throws 404 where there is none. */
export async function answerMark(
  tx: Tx,
  { task, mark, done }: Answer,
): Promise<{ mark: MarkRow; changed: boolean }> {
  const changed = await tx
    .updateTable('delivery_marks')
    .set(done ? { done_by: actorOf(tx), done_at: sql<Date>`now()` } : { done_by: null, done_at: null })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', mark)
    .where('done_at', done ? 'is' : 'is not', null)
    .where('delivery_id', 'in', (deliveries) =>
      deliveries
        .selectFrom('deliveries')
        .select('id')
        .where('tenant_id', '=', tx.tenant)
        .where('task_id', '=', task),
    )
    .executeTakeFirst();
  const now = await tx
    .selectFrom('delivery_marks as k')
    .innerJoin('deliveries as d', (join) =>
      join.onRef('d.tenant_id', '=', 'k.tenant_id').onRef('d.id', '=', 'k.delivery_id'),
    )
    .select(markJson.as('mark'))
    .where('k.tenant_id', '=', tx.tenant)
    .where('k.id', '=', mark)
    .where('d.task_id', '=', task)
    .executeTakeFirst();
  return { mark: found(now, 'mark').mark, changed: changed.numUpdatedRows > 0n };
}
