import type { InferResult } from 'kysely';
import * as z from 'zod';
import type { Db } from '../../database/tenancy.ts';
import { personAt } from '../../identity/index.ts';
import type { Contract, InputOf } from '../../input.ts';
import { readCursor } from '../../page.ts';

const commentsIn = (db: Db, tenant: string) =>
  db
    .selectFrom('comments as c')
    .selectAll('c')
    .select(personAt('c.tenant_id', 'c.author_id').as('author'))
    .where('c.tenant_id', '=', tenant);

export type CommentRow = InferResult<ReturnType<typeof commentsIn>>[number];

/** One comment, for any viewer: the caller checks by its task or flow who may see it. */
export function commentById(db: Db, tenant: string, id: string): Promise<CommentRow | undefined> {
  return commentsIn(db, tenant).where('c.id', '=', id).executeTakeFirst();
}

type CommentQuery = Pick<InputOf<Contract['work']['comments']['list']>, 'cursor' | 'limit'> & {
  task: string | null;
  flow: string | null;
};

/** A page of the comments on a task or on a flow, oldest first, read with one row more than asked. */
export function commentPage(
  db: Db,
  tenant: string,
  { task, flow, cursor, limit }: CommentQuery,
): Promise<CommentRow[]> {
  const after = readCursor(cursor, z.tuple([z.uuid()]));
  let query = commentsIn(db, tenant)
    .orderBy('c.id')
    .limit(limit + 1);
  query = task ? query.where('c.task_id', '=', task) : query.where('c.flow_id', '=', flow);
  return (after ? query.where('c.id', '>', after[0]) : query).execute();
}

export const commentKeys = (row: CommentRow) => [row.id];
